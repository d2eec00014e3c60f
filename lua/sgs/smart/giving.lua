-- Giving cards away: which of them, and to whom (getCardNeedPlayer).

local function given(player)
	return player:getMark("rende") + player:getMark("nosrende")
end

-- One Jink stays with its owner.
local function without_a_jink(self, cards)
	local rest, kept = {}, nil
	for _, card in ipairs(cards) do
		local own = self.room:getCardOwner(card:getEffectiveId()) == self.player
		if not kept and own and card:isKindOf("Jink") then kept = card else table.insert(rest, card) end
	end
	return rest, kept
end

-- Giving two cards heals the owner of rende, once in a phase; who has given one goes on for the other.
local function must_give(self)
	local me = self.player
	if me:getPhase() ~= sgs.Player_Play or not me:isWounded() or given(me) >= 2 then return false end
	return me:hasSkill("nosrende") or me:hasSkill("rende") and (given(me) == 1 or not me:hasUsed("RendeCard"))
end

-- Fewer cards than would heal, or a hand that an enemy would punish for being empty.
local function had_better_stop(self)
	local me = self.player
	if me:getPhase() ~= sgs.Player_Play or not me:hasSkills("rende|nosrende") or given(me) >= 2 then return false end
	local hand = me:getHandcardNum()
	if me:isWounded() and hand < 2 and given(me) == 0 then return true end
	if not me:hasSkill("rende") or hand ~= 2 - given(me) or self:getOverflow() > 0 then return false end
	for _, enemy in ipairs(self.enemies) do
		if enemy:hasWeapon("guding_blade") and enemy:canSlash(me) then return true end
		if enemy:hasSkill("nosqianxi") and enemy:distanceTo(me) == 1 then return true end
	end
	return false
end

local function by_skills(self, gift)
	local cards = table.clone(gift.givable)
	table.sort(cards, function(a, b)
		if a:getNumber() ~= b:getNumber() then return a:getNumber() > b:getNumber() end
		return a:getEffectiveId() < b:getEffectiveId()
	end)
	for _, friend in ipairs(gift.able) do
		if friend == self.player or not friend:faceUp() or self:needKongcheng(friend, true) then continue end
		for _, card in ipairs(cards) do
			if self:wantedBySkill(card, friend) then return card, friend, "his skills want it" end
		end
	end
end

local function to_liege(self, gift)
	if not self.player:hasLordSkill("jijiang") then return nil end
	for _, friend in ipairs(gift.able) do
		if friend:getKingdom() == "shu" and friend:getHandcardNum() < 3 and friend ~= self.player then
			for _, card in ipairs(gift.givable) do
				if card:isKindOf("Slash") then return card, friend, "a Slash that he can lend his lord" end
			end
		end
	end
end

local POISON = { "Lightning", "Collateral", "Slash", "OffensiveHorse", "Weapon", "AmazingGrace" }

-- An empty hand protects an enemy: a useless card ends that.
local function as_poison(self, gift)
	local weakest
	for _, enemy in ipairs(self.enemies) do
		if not weakest or sgs.getDefenseSlash(enemy, self) < sgs.getDefenseSlash(weakest, self) then weakest = enemy end
	end
	if not weakest or not weakest:hasSkill("kongcheng") or not weakest:isKongcheng() then return nil end
	for _, class in ipairs(POISON) do
		for _, card in ipairs(gift.givable) do
			local useful = class ~= "Slash" or self.player:getPhase() == sgs.Player_Play
			if useful and card:isKindOf(class) then return card, weakest, "fills the empty hand of an enemy" end
		end
	end
end

local function to_human(self, gift)
	local human = self:AssistTarget()
	local card = gift.givable[1]
	if human and card and table.contains(gift.able, human) then return card, human, "a human friend" end
end

-- To the first of those friends for whom the rule holds: the first card.
local function to_first(self, gift, friends, rule, why)
	local card = gift.givable[1] or gift.must and gift.kept
	for _, friend in ipairs(card and friends or {}) do
		if friend ~= self.player and rule(friend) then return card, friend, why end
	end
end

local function in_general(self, gift)
	local rich = self:getOverflow() > 0 or self.player:getHandcardNum() > 3
	local function opens(friend)
		return not self:needKongcheng(friend, true)
	end
	if rich then
		local card, friend, why = to_first(self, gift, gift.able, function(one)
			return self:hasSkills(sgs.priority_skill, one) and one:getHandcardNum() <= 3 and opens(one)
		end, "a skill that works on cards")
		if card then return card, friend, why end
	end
	if not rich and not gift.must then return nil end
	local poor, all = table.clone(gift.able), table.clone(gift.all)
	self:sort(poor, "handcard")
	self:sort(all, "handcard")
	local function few(one) return one:getHandcardNum() <= 3 and opens(one) end
	for _, try in ipairs({ { poor, few }, { poor, function(one) return #poor == 1 or opens(one) end }, { all, opens } }) do
		local card, friend, why = to_first(self, gift, try[1], try[2], "the friend with the fewest cards")
		if card then return card, friend, why end
	end
end

local LATER = { by_skills, to_liege, as_poison, to_human, in_general }

-- Which of the cards (by default one's hand) to give to whom: a card and a player, or nil.
function SmartAI:getCardNeedPlayer(cards, with_self)
	cards = cards or sgs.QList2Table(self.player:getHandcards())
	local able, all = self:cardReceivers(with_self)
	local gift = { cards = cards, able = able, all = all, must = must_give(self), stop = had_better_stop(self) }
	gift.givable, gift.kept = without_a_jink(self, cards)
	for place, rule in ipairs(sgs.ai_giving_first) do
		local card, friend, why = rule(self, gift)
		if card then
			trace.consider(friend, 0, why)
			return card, friend
		end
		if place == 1 and gift.stop then return nil end
	end
	for _, rule in ipairs(LATER) do
		local card, friend, why = rule(self, gift)
		if card then
			trace.consider(friend, 0, why)
			return card, friend
		end
	end
	return nil
end
