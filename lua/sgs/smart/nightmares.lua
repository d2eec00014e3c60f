-- 武魂 wuhun: who is hurt by its owner's enemies bears nightmares, and the one with most of them dies with him.

-- The most nightmares on one player of the side of `from`, and on one of the other side; the owner does not count.
function SmartAI:nightmares(from, owner)
	local ours, theirs = 0, 0
	for _, player in sgs.qlist(self.room:getAlivePlayers()) do
		local mark = player:getMark("@nightmare")
		if self:isFriend(player, from) or player == from then
			ours = math.max(ours, mark)
		elseif player ~= owner then
			theirs = math.max(theirs, mark)
		end
	end
	return ours, theirs
end
