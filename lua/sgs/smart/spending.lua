-- Which card of a class a player would spend: getCardId, getCard.

-- What skills offer for a class, from a registry of views without or of several cards.
function SmartAI:offeredCard(registry, class_name, player)
	for _, view in ipairs(sgs.cardViews(player, registry)) do
		local text = view(self, class_name, player)
		if text and sgs.Card_Parse(text) then return text end
	end
	return nil
end

-- The card of a class that the player would spend: its id, or the text of one that a skill makes.
-- What costs no card comes first, then real cards, made ones, and at last those of several cards.
function SmartAI:getCardId(class_name, player, card)
	player = player or self.player
	local offered = not card and self:offeredCard(sgs.ai_cardsview_valuable, class_name, player)
	if offered then return offered end
	local candidates = card and { card } or self:spendableCards(player)
	local real, made
	local eyes = sgs.cardEyes(player)
	for _, candidate in ipairs(candidates) do
		local served, text = sgs.cardAs(candidate, class_name, eyes)
		if text then
			made = made or text
		elseif served then
			real = real or candidate:getEffectiveId()
		end
	end
	local converted_first = player:hasSkills("longdan+chongzhen")
	local found = converted_first and (made or real) or real or made
	return found or not card and self:offeredCard(sgs.ai_cardsview, class_name, player) or nil
end

-- Known cards of a player, those that he would use first in front.
function SmartAI:spendableCards(player)
	local cards = {}
	for _, card in sgs.qlist(player:getCards("he")) do
		if card:getId() >= 0 then table.insert(cards, card) end
	end
	for _, id in sgs.qlist(player:getPile("wooden_ox")) do
		if id >= 0 then table.insert(cards, sgs.Sanguosha:getCard(id)) end
	end
	if self.sortByUsePriority then self:sortByUsePriority(cards, player) end
	return cards
end

-- The same as a card, or nil.
function SmartAI:getCard(class_name, player)
	local id = self:getCardId(class_name, player)
	return id and sgs.Card_Parse(id) or nil
end
