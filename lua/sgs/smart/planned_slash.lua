-- The Slash that would be used now, which skills that turn cards into others had better leave alone.

-- The Slash, one with a nature first, and its targets; nil where none would be used. Wine may be drunk before: then
-- nobody is aimed at yet.
function SmartAI:plannedSlash()
	local slash = self:getCard("FireSlash") or self:getCard("ThunderSlash") or self:getCard("Slash")
	if not slash or not slash:isAvailable(self.player) then return nil end
	local use = { isDummy = true, to = sgs.SPlayerList() }
	self:useBasicCard(slash, use)
	if not use.card then return nil end
	return slash, use.to
end
