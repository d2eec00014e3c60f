-- 制衡 Zhiheng (Sunquan): once a phase, discards any of his cards and draws as many.

sgs.CreateSkillCard({ class = "ZhihengCard", target_fixed = true,
	on_use = function(card, _, source)
		if source.alive then source:drawCards(card:subcardsLength(), "zhiheng") end
	end })

sgs.CreateViewAsSkill({ name = "zhiheng", n = 999, response_pattern = "@zhiheng",
	enabled_at_play = function(_, player)
		return player:canDiscard(player, "he") and not player:hasUsed("ZhihengCard")
	end })
