-- Whether an attack on everybody is worth it: getAoeValue, used when above 0.

-- A lord near death whom nobody of his side can keep alive through it.
local function lord_is_lost(self, lord, card)
	if self:guess(self:aoeAnswer(card), lord) >= 1 then return false end
	local peaches = 0
	for _, friend in ipairs(self:getFriends(lord)) do peaches += self:guess("Peach", friend) end
	return peaches < 1
end

-- What it means for the lord beyond his share as one player.
local function for_the_lord(self, card, attacker)
	local lord = self.room:getLord()
	if not lord or lord == attacker or not self:aoeIsEffective(card, lord, attacker) then return 0 end
	if lord:getHp() >= 3 or not lord_is_lost(self, lord, card) then return 0 end
	local hp = math.max(lord:getHp(), 1)
	if self:isFriend(lord) then return hp == 1 and -2013 or -250 end
	if not self:isEnemy(lord) then return 0 end
	local value = hp == 1 and 200 or 150
	if #self.enemies == 1 or lord:isKongcheng() then value += 150 - 50 * hp end
	return value
end

-- Early, Slashes are plenty: the lord's side gains by a SavageAssault, rebels had better wait.
local function for_the_hour(self, card)
	if not card:isKindOf("SavageAssault") or sgs.turncount >= 2 or self.player:getSeat() > 3 then return 0 end
	if self.role == "rebel" then return -50 end
	return (self.role == "lord" or self.role == "loyalist") and 50 or 0
end

local function lord_must_live(self, card, attacker)
	local lord = self.room:getLord()
	local living = sgs.current_mode_players
	if not lord or lord == attacker or (living and living.rebel or 0) > 0 then return 0 end
	if self.role == "rebel" or not self:isWeak(lord) or not self:aoeIsEffective(card, lord, attacker) then return 0 end
	return self.room:alivePlayerCount() > 2 and -300 or 0
end

-- Each player's share: what friends get away with, less what enemies do.
local function shares(self, card, attacker)
	local total, hit_enemies, hit = 0, 0, 0
	for _, player in sgs.qlist(self.room:getOtherPlayers(attacker)) do
		local friend, enemy = self:isFriend(player), self:isEnemy(player)
		if self:aoeIsEffective(card, player, attacker) then
			hit += 1
			if enemy then hit_enemies += 1 end
			if (friend or enemy) and self:cantbeHurt(player, attacker) then total -= 250 end
		end
		if friend or enemy then
			local value = self:getAoeValueTo(card, player, attacker)
			trace.consider(player, value, card:objectName() .. (friend and ": how a friend fares" or ": how an enemy fares"))
			total += friend and value or -value
		end
	end
	return total, hit, hit_enemies
end

function SmartAI:getAoeValue(card, player)
	local attacker = player or self.player
	local total, hit, hit_enemies = shares(self, card, attacker)
	if hit > 0 and hit_enemies == 0 then return -100 end
	local gain = sgs.skillSum(sgs.ai_aoe_gain, attacker, self, card, attacker, hit_enemies)
	if hit == 0 then return gain - 100 end
	return total + gain + for_the_lord(self, card, attacker) + lord_must_live(self, card, attacker)
		+ for_the_hour(self, card)
end

-- In the first two rounds of four or more nobody knows whom he hits.
function SmartAI:isTooEarlyForAOE(card)
	if sgs.turncount >= 2 or self.room:getPlayers():length() < 4 or sgs.isRolePredictable() then return false end
	if card:isKindOf("SavageAssault") then return self.role == "rebel" end
	if self.role == "lord" then return self:getOverflow() < 1 end
	return self.role == "loyalist"
end

function SmartAI:useCardAOE(card, use)
	if self:isTooEarlyForAOE(card) then return trace.reject(card, "too early to attack everybody") end
	local value = self:getAoeValue(card)
	if value <= 0 then return trace.reject(card, "attacking everybody is worth " .. string.format("%.1f", value)) end
	trace.consider(card, value, "attacks everybody")
	use.card = card
end
