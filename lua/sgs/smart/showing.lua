-- Showing a hand card to somebody.

-- What the other knows already tells him nothing new; otherwise one by chance.
sgs.ai_default.askForCardShow = function(self, requestor)
	local cards, known = {}, nil
	local flag = requestor and "visible_" .. requestor:objectName() .. "_" .. self.player:objectName() or "visible"
	for _, card in sgs.qlist(self.player:getHandcards()) do
		if card:getId() >= 0 then
			table.insert(cards, card)
			if card:hasFlag("visible") or card:hasFlag(flag) then known = known or card end
		end
	end
	if known then
		trace.consider(known:toString(), 0, "it is known already")
		return known
	end
	if #cards == 0 then return -1 end -- whichever the host draws
	return cards[math.random(1, #cards)]
end
