-- Which card of a class a player would spend: getCardId, getCard.

-- What skills offer for a class, from a registry of views without or of several cards.
function SmartAI:offeredCard(registry, class_name, player)
	for _, view in ipairs(sgs.cardViews(player, registry)) do
		local text = view(self, class_name, player)
		local card = text and sgs.Card_Parse(text)
		if card and not prohibitUseDirectly(card, player) then return text end
	end
	return nil
end

-- The card of a class that the player would spend: its id, or the text of one that a skill makes.
-- What costs no card comes first, then real cards, made ones, and at last those of several cards.
function SmartAI:getCardId(class_name, player, card)
	player = player or self.player
	local offered = not card and self:offeredCard(sgs.ai_cardsview_valuable, class_name, player)
	if offered then return offered end
	local real, made = self:firstAs(class_name, player, card and { card } or self:spendableCards(player))
	local converted_first = player:hasSkills("longdan+chongzhen")
	local found = converted_first and (made or real) or real or made
	return found or not card and self:offeredCard(sgs.ai_cardsview, class_name, player) or nil
end

-- The first of the cards, in the order of use, that are the class: an id; and the text of the first
-- that a skill makes so.
function SmartAI:firstAs(class_name, player, cards)
	local eyes, texts, serving = sgs.cardEyes(player), {}, {}
	for _, card in ipairs(cards) do
		local served, text = sgs.cardAs(card, class_name, eyes)
		if served then
			table.insert(serving, card)
			texts[card] = text
		end
	end
	if #serving > 1 then self:sortByUsePriority(serving, player) end
	local real, made
	for _, card in ipairs(serving) do
		if texts[card] then
			made = made or texts[card]
		else
			real = real or card:getEffectiveId()
		end
	end
	return real, made
end

-- Known cards of a player.
function SmartAI:spendableCards(player)
	local cards = {}
	for _, card in sgs.qlist(player:getCards("he")) do
		if card:getId() >= 0 then table.insert(cards, card) end
	end
	for _, id in sgs.qlist(player:getPile("wooden_ox")) do
		if id >= 0 then table.insert(cards, sgs.Sanguosha:getCard(id)) end
	end
	return cards
end

-- The same as a card, or nil.
function SmartAI:getCard(class_name, player)
	local id = self:getCardId(class_name, player)
	return id and sgs.Card_Parse(id) or nil
end
