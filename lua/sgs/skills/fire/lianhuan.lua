-- 连环 lianhuan (Pang Tong): a club from the hand is used, or recast, as Iron Chain. He takes the one of
-- least use that is not better used as what it is.

sgs.ai_suit_priority.lianhuan = "club|diamond|heart|spade"

-- Whether the card is worth more as what it is: a trick whose class is worth more than a chain, or
-- equipment, for which there is a use.
local function is_better_used(self, card)
	if not card:isAvailable(self.player) then return false end
	local use = { isDummy = true }
	if card:getTypeId() == sgs.Card_TypeTrick then
		if (sgs.ai_use_value[card:getClassName()] or 0) <= sgs.ai_use_value.IronChain then return false end
		self:useTrickCard(card, use)
	elseif card:getTypeId() == sgs.Card_TypeEquip then
		self:useEquipCard(card, use)
	end
	return use.card ~= nil
end

local function card_to_give(self)
	local clubs = {}
	for _, card in sgs.qlist(self.player:getHandcards()) do
		if card:getSuit() == sgs.Card_Club then table.insert(clubs, card) end
	end
	if #clubs == 0 then return nil end
	self:sortByUseValue(clubs, true)
	local slash = self:plannedSlash()
	for _, card in ipairs(clubs) do
		local is_planned = slash and slash:getEffectiveId() == card:getEffectiveId()
		if not is_planned and not is_better_used(self, card) then return card end
		trace.reject(card, "not for lianhuan: it is better used as what it is")
	end
	return nil
end

table.insert(sgs.ai_skills, {
	name = "lianhuan",
	getTurnUseCard = function(self)
		local card = card_to_give(self)
		if not card then return nil end
		return sgs.Card_Parse(sgs.convertedCard(card, "iron_chain", "lianhuan"))
	end,
})

sgs.ai_cardneed.lianhuan = function(to, card)
	return card:getSuit() == sgs.Card_Club and to:getHandcardNum() <= 2
end
