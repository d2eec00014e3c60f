-- 七星 qixing: the pile of stars, which may be changed for hand cards and are spent by kuangfeng and dawu.

-- The own stars that are seen, what is needed least first.
function SmartAI:starsByNeed()
	local stars = {}
	for _, id in sgs.qlist(self.player:getPile("stars")) do
		local card = id >= 0 and sgs.Sanguosha:getCard(id)
		if card then table.insert(stars, card) end
	end
	self:sortByCardNeed(stars)
	return stars
end

-- Those of them that may be put down.
function SmartAI:spendableStars()
	local stars = {}
	for _, card in ipairs(self:starsByNeed()) do
		if not self.player:isCardLimited(card, sgs.Card_MethodDiscard) then table.insert(stars, card) end
	end
	return stars
end

-- The text of so many ids, those needed least.
function SmartAI:cheapestStars(count)
	local ids = {}
	for place, card in ipairs(self:spendableStars()) do
		if place <= count then table.insert(ids, card:getEffectiveId()) end
	end
	return table.concat(ids, "+")
end
