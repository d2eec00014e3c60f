-- 克己 keji (Lü Meng): who has used no Slash in his play phase may keep the whole hand. He does, unless what he
-- would discard serves him.

sgs.ai_skill_invoke.keji = function(self)
	-- renjie collects a mark for every card that is discarded
	local collects = self:needBear() and self:getOverflow() > 0
	if collects then trace.note("renjie collects what is discarded") end
	return not collects
end

-- Who may keep his whole hand loses the less by a phase the more he holds, and can still do with cards.
sgs.ai_delayed_value.keji = function(_, enemy)
	return -enemy:getHandcardNum()
end

sgs.ai_delayed_harmless.keji = function(_, _, class_name)
	return nil, class_name == "Indulgence"
end

sgs.ai_hand_limit.keji = function(player)
	return not player:hasFlag("KejiSlashInPlayPhase") and player:getHandcardNum() or nil
end
