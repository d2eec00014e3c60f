-- Giving cards away, one after another.

-- To a friend who needs one of them; to nobody where nobody does.
sgs.ai_default.askForYiji = function(self, card_ids)
	local cards = {}
	for _, id in ipairs(card_ids) do
		local card = id >= 0 and sgs.Sanguosha:getCard(id)
		if card then table.insert(cards, card) end
	end
	if #cards == 0 or #self.friends_noself == 0 then return nil, -1 end
	local card, friend = self:getCardNeedPlayer(cards, false)
	if card and friend and friend ~= self.player and table.contains(cards, card) then
		trace.consider(friend, card:getId(), "needs " .. card:objectName())
		return friend, card:getEffectiveId()
	end
	trace.note("no friend needs any of these cards")
	return nil, -1
end
