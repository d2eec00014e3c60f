-- Whom to give drawn cards.

-- The friend who should draw: a weak one with few cards, one whose skills live on cards, or the
-- one with the fewest. Not oneself unless `with_self`.
function SmartAI:findPlayerToDraw(with_self, cards)
	cards = cards or 1
	local friends = {}
	for _, friend in ipairs(with_self and self.friends or self.friends_noself) do
		local wasted = hasManjuanEffect(friend)
			or friend:hasSkill("kongcheng") and friend:isKongcheng() and cards <= 2
		if not wasted then table.insert(friends, friend) end
	end
	if #friends == 0 then return nil end
	self:sort(friends, "defense")
	for _, friend in ipairs(friends) do
		if friend:getHandcardNum() < 2 and self:isWeak(friend) then return friend end
	end
	for _, friend in ipairs(friends) do
		if self:hasSkills(sgs.cardneed_skill, friend) then return friend end
	end
	self:sort(friends, "handcard")
	return friends[1]
end
