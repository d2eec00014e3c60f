-- 3v3: a leader and two guards on each side, the warm one (lord) and the cool one (renegade). Who has lost the leader has
-- lost. Restated from an unverified source: see the README of these rules.

local ThreeOnThree = {}
sgs.modes["06_3v3"] = ThreeOnThree

local OTHER = { warm = "cool", cool = "warm" }

local function side_of(player)
	return (player.role == "lord" or player.role == "loyalist") and "warm" or "cool"
end

local function is_leader(player)
	return player.role == "lord" or player.role == "renegade"
end

local function living(room, side)
	return room:getAlivePlayers():filter(function(player) return side_of(player) == side end)
end

function ThreeOnThree.open_roles()
	return true
end

-- Leaders have one health more.
function ThreeOnThree.extra_health(player)
	return is_leader(player) and 1 or 0
end

-- Those of a side whose turn is still to come.
local function waiting(room, side)
	return living(room, side):filter(function(player) return not room.acted[player] end)
end

-- The leader of a side says who of it acts.
local function called(room, side)
	local list = waiting(room, side)
	local leader = living(room, side):filter(is_leader)[1]
	return room:askForPlayerChosen(leader, list, "3v3-action", "@3v3-action")
end

local function next_side(room, last)
	local side = last and OTHER[side_of(last)] or "cool"
	if not waiting(room, side):isEmpty() then return side end
	if not waiting(room, OTHER[side]):isEmpty() then return OTHER[side] end
	room.acted = {}
	return side
end

-- After a guard the other guard of his side acts, if he still may; else the sides take turns.
function ThreeOnThree.next_player(room, last)
	local guards = last and waiting(room, side_of(last)):filter(function(player) return not is_leader(player) end)
	local follows = guards and not is_leader(last) and guards[1]
	local player = follows or called(room, next_side(room, last))
	room.acted[player] = true
	return player
end

function ThreeOnThree.begin(room)
	room.acted = {}
	room:setCurrent(ThreeOnThree.next_player(room, nil))
end

-- Whoever uses a card for all says which way it goes round; he is first in what is for himself too.
function ThreeOnThree.arrange(room, use)
	local is_for_all = use.card:isKindOf("GlobalEffect")
	if not is_for_all and not use.card:isKindOf("AOE") then return end
	if room:askForChoice(use.from, "3v3_direction", "cw+ccw") ~= "cw" then return end
	local first = is_for_all and use.to:contains(use.from) and 2 or 1
	local last = #use.to
	while first < last do
		use.to[first], use.to[last] = use.to[last], use.to[first]
		first, last = first + 1, last - 1
	end
end

-- The weaker side draws more by Ex Nihilo.
function ThreeOnThree.ex_nihilo(room, player)
	local own = side_of(player)
	return #living(room, own) < #living(room, OTHER[own]) and 3 or 2
end

function ThreeOnThree.winner_after(_, victim)
	if not is_leader(victim) then return nil end
	return victim.role == "lord" and "renegade+rebel" or "lord+loyalist"
end

-- Whoever kills draws two.
function ThreeOnThree.after_burial(_, victim, damage)
	local killer = damage and damage.from
	if killer and killer:isAlive() and killer ~= victim then killer:drawCards(2, "kill") end
end
