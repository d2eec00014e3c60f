-- One card-use decision in the manner of real AI files, without a host.
local names = { "slash", "jink", "peach", "duel", "snatch", "dismantlement", "nullification", "wine" }
local Player = {}
Player.__index = Player
function Player:getHp() return self.hp end
function Player:getHandcardNum() return #self.cards end
function Player:isFriendOf(other) return self.role == other.role end

local function make(seat, seed)
	local cards = {}
	for i = 1, 6 do
		local n = (seed * 31 + seat * 17 + i * 7) % 52
		cards[i] = { id = n, name = names[n % #names + 1], suit = n % 4, number = n % 13 + 1 }
	end
	return setmetatable({ seat = seat, hp = seat % 4 + 1, role = seat % 2, cards = cards, name = "sgs" .. seat }, Player)
end

local value = {
	slash = function(card, target) return 4 + (target:getHp() == 1 and 3 or 0) - card.number / 20 end,
	duel = function(card, target) return 3 + (4 - target:getHandcardNum()) / 2 end,
	snatch = function(card, target) return 2 + target:getHandcardNum() / 3 end,
	dismantlement = function(card, target) return 2 + target:getHandcardNum() / 4 end,
	peach = function(card, target, me) return me:getHp() < 3 and 6 or 0 end,
}

return function(seed)
	local players = {}
	for seat = 1, 8 do players[seat] = make(seat, seed) end
	local me = players[1]
	local enemies = {}
	for _, p in ipairs(players) do
		if not me:isFriendOf(p) then enemies[#enemies + 1] = p end
	end
	table.sort(enemies, function(a, b)
		if a:getHp() ~= b:getHp() then return a:getHp() < b:getHp() end
		return a.seat < b.seat
	end)
	local options = {}
	for _, card in ipairs(me.cards) do
		local worth = value[card.name]
		if worth then
			for _, target in ipairs(enemies) do
				table.insert(options, { card = card, target = target, value = worth(card, target, me) })
			end
		end
	end
	table.sort(options, function(a, b)
		if a.value ~= b.value then return a.value > b.value end
		return a.card.id < b.card.id
	end)
	local function describe(o)
		return string.format("%s:%s[%s:%d]=%d->%s", o.card.name, "", tostring(o.card.suit), o.card.number, o.card.id, o.target.name)
	end
	local best = options[1]
	if not best then return "." end
	local text = describe(best)
	local name, target = text:match("^(%w+):.*%->(%w+)$")
	local log = {}
	for i, o in ipairs(options) do
		log[i] = o.card.name:sub(1, 2) .. o.target.seat
	end
	return name .. target .. table.concat(log, ",")
end
