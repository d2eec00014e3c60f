-- Taking one of some open cards.

local CALM = { "Indulgence", "AOE" }

-- A Peach; a trick that decides much unless a blow would be dangerous; else what is needed most.
sgs.ai_default.askForAG = function(self, card_ids, refusable)
	local cards = {}
	for _, id in ipairs(card_ids) do
		local card = id >= 0 and sgs.Sanguosha:getCard(id)
		if card then table.insert(cards, card) end
	end
	if #cards == 0 then return refusable and -1 or card_ids[1] end
	local peach = sgs.firstOfClass(cards, "Peach")
	if peach then
		trace.consider(peach:toString(), 0, "a Peach")
		return peach:getEffectiveId()
	end
	if not self:isWeak() or self:getCardsNum("Jink") > 0 then
		for _, class in ipairs(CALM) do
			local trick = sgs.firstOfClass(cards, class)
			if trick then
				trace.consider(trick:toString(), 0, "a trick that decides much")
				return trick:getEffectiveId()
			end
		end
	end
	self:sortByCardNeed(cards)
	local chosen = cards[#cards]
	trace.consider(chosen:toString(), self:cardNeed(chosen), "needed most")
	return chosen:getEffectiveId()
end
