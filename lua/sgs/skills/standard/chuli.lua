-- 除疠 chuli (Hua Tuo): once a turn discards a card, and one of each of any number of others of different kingdoms;
-- whose spade goes draws one. A spade of his own is free. Another card he spends where two lose one by it, or where
-- he holds too many.

-- What it would be to discard the card: nothing for a spade and for armour that had better go.
local function is_free(self, card)
	return card:getSuit() == sgs.Card_Spade or card == self.player:getArmor() and self:needToThrowArmor()
end

local function may_go(self, card)
	if card:getId() < 0 or self.player:isJilei(card) then return false end
	local armor = card == self.player:getArmor() and self:needToThrowArmor()
	return armor or not self:isValuableCard(card) and not card:isKindOf("Peach")
end

-- The card to spend: a free one, else the one that is kept least; red ones are Peaches.
local function card_to_spend(self)
	local armor = self.player:getArmor()
	if armor and self:needToThrowArmor() and may_go(self, armor) then return armor end
	local cards = {}
	for _, card in sgs.qlist(self.player:getCards("he")) do
		if may_go(self, card) then table.insert(cards, card) end
	end
	self:sortByKeepValue(cards)
	for _, card in ipairs(cards) do
		if card:getSuit() == sgs.Card_Spade then return card end
	end
	return cards[1]
end

table.insert(sgs.ai_skills, {
	name = "chuli",
	getTurnUseCard = function(self)
		if self.player:hasUsed("ChuliCard") or self.player:isNude() then return nil end
		local card = card_to_spend(self)
		return card and sgs.Card_Parse("@ChuliCard=" .. card:getEffectiveId())
	end,
})

-- Whether what he would lose costs him more than the card that a spade brings.
local function is_loss(self, player)
	if self:isFriend(player) then return true end
	local id = sgs.ai_default.askForCardChosen(self, player, "he", "chuli", sgs.Card_MethodDiscard)
	local card = id and id >= 0 and sgs.Sanguosha:getCard(id)
	if not card or card:getSuit() ~= sgs.Card_Spade then return true end
	trace.reject(player, "he would draw a card for his spade")
	return false
end

-- One of each kingdom: friends who are glad of it, then the others in the order of what it costs them.
local function targets_of(self)
	local found, kingdoms = {}, {}
	local candidates = self:findPlayerToDiscard("he", false, true, nil, true)
	for _, friendly in ipairs({ true, false }) do
		for _, player in ipairs(candidates) do
			local kingdom = player:getKingdom()
			if (self:isFriend(player) == true) == friendly and not kingdoms[kingdom] and is_loss(self, player) then
				kingdoms[kingdom] = true
				table.insert(found, player)
			end
		end
	end
	return found
end

sgs.ai_skill_use_func.ChuliCard = function(card, use, self)
	local targets = targets_of(self)
	local spent = sgs.Sanguosha:getCard(card:getSubcards():first())
	local spare = self:getOverflow() > 0 and not self.player:hasEquip(spent)
	local enough = (is_free(self, spent) or spare) and 1 or 2
	if #targets < enough then return trace.reject(card, #targets .. " would lose a card: not worth it") end
	trace.consider(card, #targets, "chuli: so many lose a card; " .. enough .. " are worth it")
	self:aim(use, card, targets)
end

sgs.ai_use_value.ChuliCard = 5
sgs.ai_use_priority.ChuliCard = 4.6

-- What he loses tells; it is chosen where there is a choice, and comes from the hand where there is none.
sgs.ai_card_intention.ChuliCard = function(_, _, from, tos)
	for _, to in ipairs(tos) do
		local spoils = to:hasSkill("kongcheng") and to:getHandcardNum() == 1
		if not to:hasEquip() and not spoils then sgs.updateIntention(from, to, 70) end
	end
end
sgs.ai_choicemade_filter.cardChosen.chuli = sgs.ai_choicemade_filter.cardChosen.snatch
