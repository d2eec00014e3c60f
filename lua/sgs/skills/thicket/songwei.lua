-- 颂威 songwei (Cao Pi, lord): a wei player whose judgement was black may let him draw a card. Friends do.

sgs.ai_skill_playerchosen.songwei = function(self, targets)
	for _, lord in sgs.qlist(targets) do
		if not self:isFriend(lord) then
			trace.reject(lord, "no friend")
		elseif hasManjuanEffect(lord) or self:needKongcheng(lord, true) then
			trace.reject(lord, "the card would be lost, or end the protection of his empty hand")
		else
			trace.consider(lord, lord:getHandcardNum(), "a friendly lord draws")
			return lord
		end
	end
	return nil
end

sgs.ai_playerchosen_intention.songwei = -50
