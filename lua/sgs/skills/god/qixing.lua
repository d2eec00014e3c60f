-- 七星 qixing (Zhuge Liang as a god): seven of his first cards become stars; after drawing he may change
-- any of them for hand cards. He keeps in hand what he needs most.

-- Seven cards at the start: what is kept least. Dear cards are no exception, they come back as soon as they are needed.
sgs.ai_skill_discard.qixing = function(self, discard_num, min_num, _, _, pattern)
	local cards, ids = sgs.getKnownHandcards(self.player, self.player), {}
	self:assignKeep()
	self:sortByKeepValue(cards)
	for _, card in ipairs(cards) do
		local fixed = self.player:isCardLimited(card, sgs.Card_MethodDiscard, true)
		if not fixed and #ids < discard_num and self:fitsRequest(card, pattern) then table.insert(ids, card:getEffectiveId()) end
	end
	return #ids >= (min_num or discard_num) and ids or nil
end

-- The best star for the worst hand card, as long as it is the better one. The answer is the whole new pile.
sgs.ai_skill_use["@@qixing"] = function(self)
	if not self.player:hasSkill("qixing") then return "." end
	local stars, hand = self:starsByNeed(), sgs.getKnownHandcards(self.player, self.player)
	self:sortByCardNeed(hand)
	local pile, swapped = {}, 0
	for place = #stars, 1, -1 do
		local star, other = stars[place], hand[swapped + 1]
		if other and self:cardNeed(star) > self:cardNeed(other) then
			trace.consider(star, self:cardNeed(star), "comes into hand for " .. other:objectName())
			swapped += 1
			star = other
		end
		table.insert(pile, star:getEffectiveId())
	end
	if swapped == 0 then return "." end
	return "@QixingCard=" .. table.concat(pile, "+")
end
