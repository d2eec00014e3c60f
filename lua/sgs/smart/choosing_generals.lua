-- Which general to play, at the start and after the last one has fallen: sgs.ai_default.askForGeneral.

local CAMPS = { lord = "lords_side", loyalist = "lords_side", rebel = "rebel", renegade = "renegade" }

-- Whose owners have won most games on this side.
local function by_strength(self, generals)
	local camp = CAMPS[self.player:getRole()]
	local best, most
	for _, general in ipairs(generals) do
		local points = sgs.strengthOf(general, camp)
		trace.consider(general, points, "points more than others win with, measured")
		if not most or points > most then best, most = general, points end
	end
	return best
end

-- The tables of ratings know: by role and lord, by pair, or by the lists for 1v1 and 3v3.
sgs.ai_default.askForGeneral = function(self, generals)
	local general, ranked, remarks, by_role = sgs.generalByRatings()
	if by_role and sgs.settings.pick == "measured" then return by_strength(self, generals) end
	for place, remark in ipairs(remarks or {}) do
		trace.note(remark)
		-- by which table comes first, then what stands in it, then what was drawn
		for _, row in ipairs(place == 1 and ranked or {}) do trace.consider(row.general, row.score, row.why) end
	end
	return general
end
