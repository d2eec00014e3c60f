-- Giving cards away, one after another.

-- To whom a card goes that nobody needs but somebody has to be given: to oneself where that is allowed,
-- else to the weakest friend, else to the strongest of the others.
local function receiver(self, players)
	local me = self.player
	if not players or players:contains(me) then return me end
	local offered = sgs.QList2Table(players)
	self:sort(offered, "defense")
	for _, player in ipairs(offered) do
		if self:isFriend(player) then return player end
	end
	return offered[#offered]
end

-- To a friend who needs one of them; where nobody does, to nobody, or the one of least use to whoever
-- harms least by it. `players`: who may be given a card.
sgs.ai_default.askForYiji = function(self, card_ids, _, optional, players)
	local cards = sgs.cardsOfIds(card_ids)
	if #cards == 0 then return nil, -1 end
	local card, friend = nil, nil
	if #self.friends_noself > 0 then card, friend = self:getCardNeedPlayer(cards, false) end
	local allowed = friend and (not players or players:contains(friend))
	if card and allowed and friend ~= self.player and table.contains(cards, card) then
		trace.consider(friend, card:getId(), "needs " .. card:objectName())
		return friend, card:getEffectiveId()
	end
	trace.note("no friend needs any of these cards")
	if optional ~= false then return nil, -1 end
	self:sortByUseValue(cards, true)
	local other = receiver(self, players)
	trace.consider(other, cards[1]:getId(), "somebody has to be given one")
	return other, cards[1]:getEffectiveId()
end
