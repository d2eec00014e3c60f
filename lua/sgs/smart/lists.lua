-- Small words about lists of cards and players.

-- The first for which the rule holds, or nil.
function sgs.firstWhere(list, rule)
	for _, one in ipairs(list) do
		if rule(one) then return one end
	end
	return nil
end

-- The living after a player in the order of turns, without him. He may be dead himself.
function sgs.aliveAfter(player)
	local others, other = {}, player:getNextAlive()
	for _ = 1, player:aliveCount() do
		if other == player then break end
		table.insert(others, other)
		other = other:getNextAlive()
	end
	return others
end

-- The first card of a class, or nil.
function sgs.firstOfClass(cards, class)
	for _, card in ipairs(cards) do
		if card:isKindOf(class) then return card end
	end
	return nil
end

-- Which of the classes the card is of, the first one; nil for none.
function sgs.oneOfClasses(card, classes)
	for _, class in ipairs(classes) do
		if card:isKindOf(class) then return class end
	end
	return nil
end

-- How many of the cards are of a class.
function sgs.countOfClass(cards, class)
	local count = 0
	for _, card in ipairs(cards) do
		if card:isKindOf(class) then count += 1 end
	end
	return count
end

-- The cards of those ids whose faces are told.
function sgs.cardsOfIds(ids)
	local cards = {}
	for _, id in sgs.list(ids) do
		local card = type(id) == "number" and id >= 0 and sgs.Sanguosha:getCard(id)
		if card then table.insert(cards, card) end
	end
	return cards
end

-- Those of the players who are among the targets, in their order.
function sgs.amongTargets(players, targets)
	local found = {}
	for _, player in ipairs(players) do
		if targets:contains(player) then table.insert(found, player) end
	end
	return found
end
