-- Whether a card would be used now as what it is: skills that spend cards leave such cards alone.

-- What the use would be (card, to), or nil.
function SmartAI:wouldUse(card)
	if card:getId() < 0 and card:getEffectiveId() < 0 or not card:isAvailable(self.player) then return nil end
	local use = { isDummy = true, to = sgs.SPlayerList() }
	self:useCardByType(card, use)
	return use.card and use or nil
end

-- The same with the reach of now: a weapon that is only planned to be put on counts for nothing.
function SmartAI:wouldUseAtOnce(card)
	local planned = self.predictedRange
	self.predictedRange = nil
	local use = self:wouldUse(card)
	self.predictedRange = planned
	return use
end

-- The Slash that would be used now, one with a nature first; and on whom. nil where none would be.
function SmartAI:plannedSlash()
	for _, class in ipairs({ "FireSlash", "ThunderSlash", "Slash" }) do
		local slash = self:getCard(class)
		local use = slash and self:slashIsAvailable(self.player, slash) and self:wouldUse(slash)
		if use then return slash, use.to end
	end
	return nil
end
