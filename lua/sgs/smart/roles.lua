-- Who seems to be what: the role that a brain acts on.

local memo = sgs.memo

-- Modes in which everybody's role is open.
local OPEN_MODES = { ["02p"] = true, ["02_1v1"] = true, ["04_1v3"] = true, ["04_boss"] = true,
	["06_3v3"] = true, ["06_XMode"] = true, ["08_defense"] = true }

-- Whether roles need no guessing in this mode.
local function is_predictable()
	local mode = global_room:getMode()
	if OPEN_MODES[mode] then return true end
	return not mode:find("0", 1, true) and not mode:find("_mini_", 1, true) and mode ~= "custom_scenario"
end

function sgs.isRolePredictable()
	local known = memo.predictable
	if known == nil then
		known = is_predictable()
		memo.predictable = known
	end
	return known
end

-- The role that a player showed to all, or that the host told. What the seat that looks knows of
-- itself is no part of it: brains share one memory, and nobody gives himself away in it.
function sgs.publicRole(player)
	if player == sgs.onlooker and player:isAlive() then return nil end
	return sgs.toldRole(player)
end

local function seems(player)
	if player:isLord() then return "loyalist" end
	if sgs.isRolePredictable() then return player:getRole() end
	return sgs.publicRole(player) or sgs.ai_role[player:objectName()] or "neutral"
end

-- The side that a player seems to others to be on: "loyalist" (the lord too), "rebel", "renegade" or
-- "neutral" where nothing speaks for any.
function sgs.evaluatePlayerRole(player)
	if not player then return "neutral" end
	local seen = memo.on and memo.seen
	if seen and seen[player] then return seen[player] end
	local role = seems(player)
	if memo.on then
		seen = seen or {}
		seen[player], memo.seen = role, seen
	end
	return role
end

-- The side, where it is one of two; else "neutral".
function sgs.compareRoleEvaluation(player, first, second)
	if player:isLord() then return "loyalist" end
	local role = sgs.evaluatePlayerRole(player)
	return (role == first or role == second) and role or "neutral"
end

-- How many of the living seem to be on a side; the lord counts as loyalist.
function sgs.countSeen(role)
	local known = memo.on and memo.counted
	if known and known[role] then return known[role] end
	local count = 0
	for _, player in sgs.qlist(global_room:getAlivePlayers()) do
		if sgs.evaluatePlayerRole(player) == role then count += 1 end
	end
	if memo.on then
		known = known or {}
		known[role], memo.counted = count, known
	end
	return count
end

-- Whether somebody has been recognised as a rebel.
function hasExplicitRebel()
	return sgs.countSeen("rebel") > 0
end

-- Rounds in which a rebel is expected to show himself, and how many more are a long wait.
local PATIENCE = 2
sgs.LONG_WAIT = 8

-- Whether rebels hide although so many rounds have passed, and `later` more: it is time to strike strangers.
function sgs.isProbing(later)
	return sgs.turncount > PATIENCE + later and not hasExplicitRebel() and (sgs.current_mode_players.rebel or 0) > 0
end

-- Whether one more sign may change what a player seems to be: not where all rebels are found, or
-- nearly all and nothing is known of him.
function CanUpdateIntention(player)
	if not player then return false end
	sgs.updateAlivePlayerRoles()
	local role = sgs.evaluatePlayerRole(player)
	local found, rebels = sgs.countSeen("rebel"), sgs.current_mode_players.rebel or 0
	if role == "rebel" then return found < rebels end
	if role == "neutral" then return found + 2 < rebels end
	return true
end

-- A player's gauges; every one whom nobody has met is met now.
function sgs.gaugesOf(player)
	local name = player:objectName()
	if not sgs.role_evaluation[name] or not sgs.ai_role[name] then sgs.meet(player) end
	return sgs.role_evaluation[name]
end

-- All gauges and what they led to, line by line, for whoever debugs.
function sgs.outputRoleValues(player, level)
	local counts = sgs.current_mode_players
	local process, score = sgs.gameProcess(global_room)
	local gauges = sgs.gaugesOf(player)
	local text = string.format("%s %s %s L:%d R:%d B:%d %s %.3f l%d r%d n%d", player:getGeneralName(), tostring(level),
		sgs.evaluatePlayerRole(player), gauges.loyalist, gauges.renegade, gauges.rebel, process, score,
		counts.loyalist or 0, counts.rebel or 0, counts.renegade or 0)
	global_room:writeToConsole(text)
	return text
end
