-- Generals are chosen before anything else: the lord first, so that all know him; then everybody else, before he knows
-- what the others take; and in the same order second generals, where there are two each.

local Room = sgs.Room

local function take_first(room, player, name)
	local general = sgs.generals[name]
	player.general, player.gender, player.kingdom = name, general.gender, general.kingdom
	player:learn(general)
	room:give_start_health(player)
end

local function take_second(room, player, name)
	player.general2 = name
	player:learn(sgs.generals[name])
	room:give_start_health(player)
end

-- The choices of one round. What the lord takes is known at once, the rest when all have chosen.
local function choose(room, round, list, take)
	local chosen = {}
	for _, player in ipairs(room.players) do
		local offered = player[list]
		if #offered > 0 then
			local name = #offered == 1 and offered[1] or room:askForGeneral(player, offered, nil, round)
			if player.role == "lord" then take(room, player, name) else table.insert(chosen, { player, name }) end
		end
	end
	for _, row in ipairs(chosen) do take(room, row[1], row[2]) end
end

function Room:choose_generals()
	choose(self, "first", "offered", take_first)
	choose(self, "second", "offered_second", take_second)
end
