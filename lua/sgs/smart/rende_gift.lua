-- Which cards rende and nosrende give, and to whom: what a friend needs more than I do.

local function given(me)
	return me:getMark("rende") + me:getMark("nosrende")
end

local function targets_of(self, card)
	local use = self:wouldUse(card)
	return use and use.to or sgs.SPlayerList()
end

local function cannot_answer(self, target, class)
	local lack = sgs.card_lack[target:objectName()]
	return target:isKongcheng() or lack ~= nil and lack[class] == 1
		or class == "Jink" and target:isCardLimited(sgs.Sanguosha:cloneCard("jink"), sgs.Card_MethodUse)
end

-- A Slash or Duel that would kill, hits for sure, or hits several.
local function is_sure_blow(self, card)
	local targets = targets_of(self, card)
	if targets:length() ~= 1 then return targets:length() > 1 end
	local target = targets:first()
	return target:getHp() == 1 or cannot_answer(self, target, card:isKindOf("Duel") and "Slash" or "Jink")
end

-- A card that had better take effect before an enemy acts, which the receiver could not bring about.
local function is_urgent(self, card, receiver)
	if self:getEnemyNumBySeat(self.player, receiver) == 0 then return false end
	local targets = targets_of(self, card)
	if targets:isEmpty() or card:isKindOf("DelayedTrick") then return not targets:isEmpty() end
	local target = targets:first()
	return self:isFriend(target) and (self:willSkipPlayPhase(target) or self:willSkipDrawPhase(target))
end

local URGENT = { Snatch = true, Dismantlement = true, Indulgence = true, SupplyShortage = true }

-- Whether I had better use the card than give it to that friend.
local function wants_itself(self, card, receiver)
	if card:isKindOf("Slash") then
		local lent_back = self.player:hasLordSkill("jijiang") and receiver:getKingdom() == "shu"
		return not lent_back and is_sure_blow(self, card)
	end
	if card:isKindOf("Duel") then return is_sure_blow(self, card) end
	return URGENT[card:getClassName()] == true and is_urgent(self, card, receiver)
end

-- Whom every card serves that he throws away at once: to give to him heals all the same.
local function to_hermit(self, cards)
	local me = self.player
	local hermit = self.room:findPlayerBySkillName("manjuan")
	if not hermit or hermit == me or not hasManjuanEffect(hermit) then return nil end
	if not me:isWounded() or me:getHandcardNum() <= 3 or given(me) >= 2 then return nil end
	local cheap = {}
	for _, card in ipairs(cards) do
		local dear = card:isKindOf("Peach") or card:isKindOf("ExNihilo")
		if not dear and #cheap < 2 - given(me) then table.insert(cheap, card) end
	end
	return #cheap > 0 and cheap or nil, hermit
end

-- Which of the cards to give to whom: a list of cards and a player, or nil.
function SmartAI:rendeGift(cards)
	self:sortByUseValue(cards, true)
	local rest = table.clone(cards)
	while #rest > 0 do
		local card, friend = self:getCardNeedPlayer(rest)
		if not card or not friend then break end
		table.removeOne(rest, card)
		if friend ~= self.player and not wants_itself(self, card, friend) then
			-- enyuan draws a card for whoever gives him two at once
			return { card, friend:hasSkill("enyuan") and rest[1] or nil }, friend
		end
		trace.reject(card, "of more use in my own hand")
	end
	return to_hermit(self, cards)
end

-- The same as the text of a skill card of that class.
function SmartAI:rendeCard(class, cards)
	local gifts, receiver = self:rendeGift(cards)
	if not gifts then return nil end
	local ids = {}
	for _, card in ipairs(gifts) do table.insert(ids, tostring(card:getEffectiveId())) end
	return string.format("@%s=%s", class, table.concat(ids, "+")), receiver
end

-- What uses the card of that class from the hand, as sgs.ai_skill_use_func wants it.
function sgs.usesRende(class)
	return function(_, use, self)
		local hand = sgs.getKnownHandcards(self.player, self.player)
		local text, receiver = self:rendeCard(class, hand)
		if text then self:aim(use, sgs.Card_Parse(text), { receiver }) end
	end
end

-- A gift is friendly; one card for an empty hand that protects its owner is not.
function sgs.rendeIntention(_, card, from, tos)
	for _, to in ipairs(tos) do
		sgs.updateIntention(from, to, sgs.giftIntention(to, -70, card:subcardsLength() <= 1 and 30 or -70))
	end
end
