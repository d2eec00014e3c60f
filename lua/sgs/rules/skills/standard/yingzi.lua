-- 英姿 Yingzi (Zhouyu, compulsory): draws one more, and keeps as many cards as his greatest health.

sgs.CreateDrawCardsSkill({ name = "yingzi", frequency = sgs.Skill_Compulsory,
	draw_num_func = function(_, _, number) return number + 1 end })

sgs.CreateMaxCardsSkill({ name = "#yingzi",
	fixed_func = function(_, target) return target:hasSkill("yingzi") and target:getMaxHp() or -1 end })
