-- What it is worth to take one card of a player: to an enemy's harm, or as a help to a friend. The card is the
-- one that this brain would pick. About 0.5 for a usual card, above 1 for one that matters.

-- Who lives on the few cards that he holds.
local NEEDY = "jijiu|qingnang|leiji|nosleiji|jieyin|beige|kanpo|liuli|qiaobian|zhiheng|guidao|longhun|xuanfeng|tianxiang|"
	.. "noslijian|lijian"

local function share(side, self)
	return #side / math.max(self.room:alivePlayerCount() - 1, 1)
end

-- Lightning is taken from before those it could be turned on: who can turn judgements decides.
local function lightning(self, is_friend)
	if is_friend then
		if self:hasWizard(self.enemies, true) then return 1 end
		return self:hasWizard(self.friends, true) and 0.8 or 0.4 * share(self.enemies, self)
	end
	if self:hasWizard(self.enemies, true) then return 0.8 end
	return self:hasWizard(self.friends, true) and 0.4 or 0.5 * share(self.friends, self)
end

local function delayed_trick(self, owner, card)
	if owner:containsTrick("YanxiaoCard") or owner:containsTrick("yanxiao") then return 0 end
	local is_friend = self:isFriend(owner)
	if card:isKindOf("Lightning") then return lightning(self, is_friend) end
	return is_friend and 1.5 or -0.2 -- an enemy is freed by it
end

local function equip_of_enemy(self, owner, card)
	local value, id = 0.5, card:getEffectiveId()
	if self:getDangerousCard(owner) == id then
		value = 1.5
	elseif self:getValuableCard(owner) == id then
		value = 1.1
	elseif card:isKindOf("Armor") then
		value = self:needToThrowArmor(owner) and 0 or 1
	elseif card:isKindOf("DefensiveHorse") then
		value = 0.8
	elseif card:isKindOf("Weapon") then
		value = 0.7
	end
	local gains = self:hasSkills(sgs.lose_equip_skill, owner) or self:doNotDiscard(owner, "e")
	return gains and value - 0.2 or value
end

local function equip_of_friend(self, owner, card)
	local value = 0.25
	if card:isKindOf("Armor") then
		if self:needToThrowArmor(owner) then return 0.9 end
		value = 0.1
	elseif card:isKindOf("DefensiveHorse") then
		value = 0.2
	end
	if self:hasSkills(sgs.lose_equip_skill, owner) then value += 0.1 end
	return sgs.gainsByLosing(owner) and value + 0.1 or value
end

local function hand_of_enemy(self, owner)
	local hand = owner:getHandcardNum()
	if hand == 1 and self:needKongcheng(owner) then return 0 end
	if not self:hasLoseHandcardEffective(owner) then return 0.1 end
	local value = 0.2 + (owner:hasSkills(NEEDY) and 0.7 or 0.6) / (hand + 1)
	return self:doNotDiscard(owner, "h") and value - 0.1 or value
end

local function hand_of_friend(self, owner)
	local hand = owner:getHandcardNum()
	if hand == 1 and self:needKongcheng(owner) then return self:isWeak(owner) and 0.3 or 0.5 end
	return 0.2 - (owner:hasSkills(NEEDY) and 0.5 or 0.4) / (hand + 1) -- the fewer he has, the more he misses it
end

local function lies_in(cards, id)
	for _, card in sgs.qlist(cards) do
		if card:getEffectiveId() == id then return card end
	end
end

-- What taking one card of the player, from hand, equipment or before him, is worth.
function SmartAI:valueOfTaking(owner)
	if owner:isAllNude() then return 0 end
	local is_friend, is_enemy = self:isFriend(owner), self:isEnemy(owner)
	if not is_friend and not is_enemy then return 0.3 end
	local id = self:askForCardChosen(owner, "hej", "guixin") or -1
	local trick, equip = lies_in(owner:getJudgingArea(), id), lies_in(owner:getEquips(), id)
	if trick then return delayed_trick(self, owner, trick) end
	if equip then return is_friend and equip_of_friend(self, owner, equip) or equip_of_enemy(self, owner, equip) end
	return is_friend and hand_of_friend(self, owner) or hand_of_enemy(self, owner)
end
