-- 苦肉 Kurou (Huanggai): once a phase, discards a card and loses one health.

sgs.CreateSkillCard({ class = "KurouCard", target_fixed = true,
	on_use = function(_, room, source) room:loseHp(source) end })

sgs.CreateOneCardViewAsSkill({ name = "kurou",
	enabled_at_play = function(_, player)
		return player:canDiscard(player, "he") and not player:hasUsed("KurouCard")
	end })
