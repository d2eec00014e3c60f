-- What it costs to part with cards during one's own turn.

-- Beside keeping it, a card may still be used in this turn: half of that counts.
function SmartAI:partingPrice(card)
	local price = self:getKeepValue(card)
	if price < 0 or self.player:hasEquip(card) then return price end
	return math.max(price, self:getUseValue(card) / 2)
end

-- Rows of cards, the cheapest first.
function sgs.sortByPrice(rows)
	table.sort(rows, function(a, b)
		if a.price ~= b.price then return a.price < b.price end
		return a.place < b.place
	end)
	return rows
end

-- The known cards among those, the cheapest first, as { card, price }.
function SmartAI:pricesOfCards(cards)
	local rows = {}
	for place, card in sgs.list(cards) do
		if card:getId() >= 0 then table.insert(rows, { card = card, price = self:partingPrice(card), place = place }) end
	end
	return sgs.sortByPrice(rows)
end
