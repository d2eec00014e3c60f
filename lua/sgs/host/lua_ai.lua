-- sgs.LuaAI(player): the host's side of a brain. It knows the built-in relation of players and the
-- rule for equipment of the trust AI.

local LuaAI = {}
local meta = { __index = LuaAI }

local NUMBERS = { friend = sgs.AI_Friend, enemy = sgs.AI_Enemy, neutral = sgs.AI_Neutrality }

function sgs.LuaAI(player)
	return setmetatable({ player = player }, meta)
end

-- sgs.AI_Friend, AI_Enemy or AI_Neutrality, by the roles that are open to the brain.
function LuaAI:relationTo(other)
	return NUMBERS[sgs.relation(self.player, other)]
end

function LuaAI:isFriend(other)
	return self:relationTo(other) == sgs.AI_Friend
end

function LuaAI:isEnemy(other)
	return self:relationTo(other) == sgs.AI_Enemy
end

local function among(self, relation)
	local players = sgs.SPlayerList()
	for _, other in sgs.qlist(self.player:getRoom():getOtherPlayers(self.player)) do
		if self:relationTo(other) == relation then players:append(other) end
	end
	return players
end

function LuaAI:getFriends()
	return among(self, sgs.AI_Friend)
end

function LuaAI:getEnemies()
	return among(self, sgs.AI_Enemy)
end

local SLOTS = { "Weapon", "Armor", "DefensiveHorse", "OffensiveHorse", "Treasure" }

local function range(weapon)
	return sgs.weapon_range[weapon:getClassName()] or 1
end

-- Whether the trust AI would put this piece of equipment on: into an empty slot, or a weapon that
-- reaches farther.
function LuaAI:useCard(card)
	for index, class in ipairs(SLOTS) do
		if card:isKindOf(class) then
			local worn = self.player:getEquip(index - 1)
			return worn == nil or class == "Weapon" and range(card) > range(worn)
		end
	end
	return false
end
