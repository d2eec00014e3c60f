-- 仁王盾 Renwang Shield: no black Slash hurts.

sgs.ai_armor_value.renwang_shield = function(player, self)
	return self:hasSkills("yizhong|bazhen", player) and 0 or 4.5
end
