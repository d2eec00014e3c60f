-- What an act says of who did it: three gauges a player, moved by a step for each sign.
--
-- The published analysis ("seed") moves `loyalist` by what is done to the lord's side, `rebel` by
-- what is done to the rebels, and `renegade` by what contradicts the side that was shown. Later
-- scripts ("later") leave `rebel` alone: to fight rebels is to lean to the lord.

-- Signs are counted, not weighed.
local STEP = 10

-- Whether this side's case is too unclear to count: nobody knows who the last rebels are, or the
-- victim himself is suspect.
local function unclear(to)
	if to:isLord() then return false end
	return sgs.UnknownRebel or sgs.gaugesOf(to).renegade > 0 and not sgs.explicit_renegade
end

local function toward_loyal(gauges, to, was, hostile)
	local living = sgs.current_mode_players
	if not unclear(to) then
		if hostile and living.rebel > 0 then gauges.loyalist -= STEP end
		if not hostile and living.renegade + living.loyalist > 0 then gauges.loyalist += STEP end
	end
	if living.renegade == 0 then return end
	-- only lord, loyalists and renegades are left and none of these is known: loyalists err
	if hostile and living.rebel == 0 and living.loyalist > 0 and not to:isLord() and not sgs.explicit_renegade then
		return
	end
	if hostile == (was ~= "rebel") and was ~= "neutral" then gauges.renegade += STEP end
end

local function toward_rebel(gauges, was, hostile)
	local change = hostile and STEP or -STEP
	if sgs.settings.roles == "later" then
		gauges.loyalist += change
	else
		gauges.rebel -= change
	end
	if sgs.current_mode_players.renegade == 0 then return end
	if hostile == (was == "rebel") and was ~= "neutral" then gauges.renegade += STEP end
end

-- `from` has shown how he stands to `to`: hostile above 0, friendly below. A brain that acts for a
-- reason that says nothing about its side sets sgs.ai_doNotUpdateIntention before.
function sgs.updateIntention(from, to, level)
	if not from or not to or from == to or from:isLord() or (level or 0) == 0 then return end
	if sgs.isRolePredictable() then return end
	if sgs.ai_doNotUpdateIntention then
		sgs.ai_doNotUpdateIntention = nil
		return
	end
	sgs.updateAlivePlayerRoles()
	local was, target = sgs.evaluatePlayerRole(from), sgs.evaluatePlayerRole(to)
	local gauges = sgs.gaugesOf(from)
	if target == "loyalist" then
		toward_loyal(gauges, to, was, level > 0)
	elseif target == "rebel" then
		toward_rebel(gauges, was, level > 0)
	else
		return
	end
	sgs.evaluateAlivePlayersRole()
end

-- The same toward several players, a list or a table.
function sgs.updateIntentions(from, tos, level)
	for _, to in ipairs(tos) do
		sgs.updateIntention(from, to, level)
	end
end
