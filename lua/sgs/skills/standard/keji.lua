-- 克己 keji (Lü Meng): who has used no Slash in his play phase may keep the whole hand. He does, unless what he
-- would discard serves him.

sgs.ai_skill_invoke.keji = function(self)
	-- renjie collects a mark for every card that is discarded
	local collects = self:needBear() and self:getOverflow() > 0
	if collects then trace.note("renjie collects what is discarded") end
	return not collects
end
