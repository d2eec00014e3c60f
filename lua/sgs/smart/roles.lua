-- Who seems to be what: the role that a brain acts on.

-- Modes in which everybody's role is open.
local OPEN_MODES = { ["02p"] = true, ["02_1v1"] = true, ["04_1v3"] = true, ["04_boss"] = true,
	["06_3v3"] = true, ["06_XMode"] = true, ["08_defense"] = true }

-- Whether roles need no guessing in this mode.
function sgs.isRolePredictable()
	local mode = global_room:getMode()
	if OPEN_MODES[mode] then return true end
	return not mode:find("0", 1, true) and not mode:find("_mini_", 1, true) and mode ~= "custom_scenario"
end

-- The side that a player seems to be on: "loyalist" (the lord too), "rebel", "renegade" or
-- "neutral" where nothing speaks for any.
function sgs.evaluatePlayerRole(player)
	if player:isLord() then return "loyalist" end
	return sgs.toldRole(player) or sgs.ai_role[player:objectName()] or "neutral"
end

-- The gauge that led to a player's evaluated role.
function sgs.compareRoleEvaluation(player, first, second)
	if player:isLord() then return "loyalist" end
	local role = sgs.evaluatePlayerRole(player)
	return (role == first or role == second) and role or "neutral"
end

-- How many of the living seem to be on a side; the lord counts as loyalist.
function sgs.countSeen(role)
	local count = 0
	for _, player in sgs.qlist(global_room:getAlivePlayers()) do
		if sgs.evaluatePlayerRole(player) == role then count += 1 end
	end
	return count
end

-- Whether somebody has been recognised as a rebel.
function hasExplicitRebel()
	return sgs.countSeen("rebel") > 0
end
