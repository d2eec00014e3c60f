-- Which general to play, at the start and after the last one has fallen: sgs.ai_default.askForGeneral.

-- The tables of ratings know: by role and lord, by pair, or by the lists for 1v1 and 3v3.
local function by_ratings()
	local general, ranked, remarks = sgs.generalByRatings()
	for place, remark in ipairs(remarks or {}) do
		trace.note(remark)
		-- by which table comes first, then what stands in it, then what was drawn
		for _, row in ipairs(place == 1 and ranked or {}) do trace.consider(row.general, row.score, row.why) end
	end
	return general
end

local CAMPS = { lord = "lords_side", loyalist = "lords_side", rebel = "rebel", renegade = "renegade" }

-- In the identity game: whose owners have won most games on this side.
local function by_strength(self, generals)
	local camp = CAMPS[self.player:getRole()]
	local is_first = self.player:getGeneralName() == "" and not sgs.isRolePredictable()
	if not camp or not is_first then return nil end
	local best, most
	for _, general in ipairs(generals) do
		local points = sgs.strengthOf(general, camp)
		trace.consider(general, points, "points more than others win with, measured")
		if not most or points > most then best, most = general, points end
	end
	return best
end

sgs.ai_default.askForGeneral = function(self, generals)
	return sgs.settings.pick == "measured" and by_strength(self, generals) or by_ratings()
end
