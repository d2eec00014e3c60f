-- 桃园结义 God Salvation: everybody wounded heals one. Played when friends gain more by it.

-- What the card is worth to one player; friends and enemies are measured alike.
local function gain(self, player, card)
	local value = 10 * self:guess("Nullification", player)
	if not player:isWounded() or not self:hasTrickEffective(card, player, self.player) then return value end
	value += 10
	local lord = player:isLord()
	if lord then value += 10 / math.max(player:getHp(), 1) end
	if self:hasSkills(sgs.masochism_skill, player) then value += 5 end
	if player:getHp() <= 1 and self:isWeak(player) then
		value += lord and 10 or 5
	elseif lord then
		value += 5
	end
	if self:needToLoseHp(player, nil, nil, true, true) then value -= 3 end
	return value
end

local function own_bonus(self, card)
	local bonus = self:hasSkills("jizhi|nosjizhi") and 6 or 0
	local last = self.player:isLastHandCard(card, true)
	if last and (self.player:hasSkill("kongcheng") or self:getLeastHandcardNum() >= 1) then bonus += 5 end
	return bonus
end

function SmartAI:willUseGodSalvation(card)
	if not card then return false end
	local good, bad, wounded_friend, wounded_enemy = own_bonus(self, card), 0, false, false
	for _, player in sgs.qlist(self.room:getAlivePlayers()) do
		if self:isFriend(player) then
			good += gain(self, player, card)
			wounded_friend = wounded_friend or player:isWounded()
		elseif self:isEnemy(player) then
			bad += gain(self, player, card)
			wounded_enemy = wounded_enemy or player:isWounded()
		end
	end
	trace.consider(card, good - bad, "what friends gain over enemies")
	if wounded_friend then return good - bad > 5 end
	return not wounded_enemy and self:hasSkills("jizhi|nosjizhi")
end

function SmartAI:useCardGodSalvation(card, use)
	if self:willUseGodSalvation(card) then use.card = card else trace.reject(card, "friends gain too little") end
end

-- A God Salvation in hand that heals friends before a blow, rather than the victims after it.
function SmartAI:salvationBefore(victims)
	for _, card in sgs.qlist(self.player:getHandcards()) do
		if card:isKindOf("GodSalvation") and card:isAvailable(self.player) then
			local heals_victim = false
			for _, victim in ipairs(victims) do
				heals_victim = heals_victim or victim:isWounded() and self:hasTrickEffective(card, victim, self.player)
			end
			if not heals_victim and self:willUseGodSalvation(card) then return card end
		end
	end
end
