-- What shenfen would come to: one damage to everybody else, then all their equipment and four hand cards of each.
-- Above 0 it is worth six marks of wrath.

-- A point of damage at one health point is worth 3.5; a card is a fraction of a usual point.
local DAMAGE, HAND_CARD, EQUIP = 3.5, 0.4, 0.5

-- His death would take along whoever bears the most nightmares: this player, with the one that the blow brings, or
-- another friend.
local function spirit_strikes_us(self, victim)
	local ours, theirs = self.player:getMark("@nightmare") + 1, 0
	for _, other in sgs.qlist(self.room:getOtherPlayers(victim)) do
		local mark = other:getMark("@nightmare")
		if self:isFriend(other) then
			ours = math.max(ours, mark)
		elseif self:isEnemy(other) then
			theirs = math.max(theirs, mark)
		end
	end
	return ours >= theirs
end

-- What his skills leave of the harm.
local function softened(self, victim, value)
	if victim:hasSkill("fankui") then value *= 0.8 end
	if victim:hasSkill("guixin") then
		return value * (victim:faceUp() and 0.8 * (1.05 - self.room:alivePlayerCount() / 15) or 0.4)
	end
	return self:getDamagedEffects(victim, self.player) and value * 0.8 or value
end

-- What the cards are worth that he has to give up. Who loses equipment or his last cards gladly loses nothing.
local function cards_lost(self, victim)
	local value, hand = 0, victim:getHandcardNum()
	for _, card in sgs.qlist(victim:getEquips()) do
		local unwanted = card:isKindOf("Armor") and self:needToThrowArmor(victim)
		value += unwanted and -EQUIP or EQUIP
	end
	if self:hasSkills(sgs.lose_equip_skill, victim) then value = -value end
	local going = math.min(hand, 4)
	if going == hand and hand > 0 and self:needKongcheng(victim) then going -= 1 end
	return value + HAND_CARD * going
end

-- The harm done to one player; `help`: how many of the dying each side can still save. nil: it must not be.
local function harm(self, victim, help)
	if not self:damageIsEffective(victim, sgs.DamageStruct_Normal, self.player) then return cards_lost(self, victim) end
	local value = softened(self, victim, DAMAGE / math.max(victim:getHp(), 1))
	if victim:getHp() > 1 then return value + cards_lost(self, victim) end
	if victim:hasSkill("wuhun") then
		if spirit_strikes_us(self, victim) then return nil end
		value *= 0.1
	end
	local side = self:isFriend(victim) and "friends" or "enemies"
	local saved = self:canSaveSelf(victim) or help[side] >= 1
	if not self:canSaveSelf(victim) then help[side] -= 1 end
	return saved and value * 0.9 + cards_lost(self, victim) or value
end

-- What it is worth to be turned over afterwards. A friend who survives may turn this player over before that.
local function turning(self)
	if not self:toTurnOver(self.player, 0, "shenfen") then return 1 end
	for _, friend in ipairs(self.friends_noself) do
		if friend:hasSkills("fangzhu|jilve") and friend:getHp() > 1 then return 1 end
	end
	return -0.5
end

-- baonue lets a lord heal by the judgements of his qun people who deal damage.
local function heals_lord(self)
	local lord = self.room:getLord()
	if not lord or lord == self.player or self.player:getKingdom() ~= "qun" or not self:isFriend(lord) then return 0 end
	return lord:hasLordSkill("baonue") and 0.2 * self.room:alivePlayerCount() or 0
end

-- The lord must not die for it, unless he is the last opponent.
local function spares_lord(self)
	local lord = self.room:getLord()
	if not lord or lord == self.player or self.player:getRole() == "rebel" or not self:isWeak(lord) then return false end
	return self.player:getRole() == "loyalist" or self.room:alivePlayerCount() > 2
end

-- The worth of shenfen for this brain's player now.
function SmartAI:shenfenBenefit()
	if spares_lord(self) then return -1 end
	local others = self.room:getOtherPlayers(self.player)
	local benefit = (others:length() - 7) * 0.05 + turning(self) + heals_lord(self)
	local help = { friends = self:getSaveNum(true), enemies = self:getSaveNum(false) }
	for _, other in sgs.qlist(others) do
		local is_friend, value = self:isFriend(other), 0
		if is_friend or self:isEnemy(other) then value = harm(self, other, help) end
		if not value then
			trace.reject(other, "shenfen: his spirit would take one of us")
			return -1
		end
		trace.consider(other, value, "shenfen: the harm to him")
		benefit += is_friend and -value or value
	end
	return benefit
end
