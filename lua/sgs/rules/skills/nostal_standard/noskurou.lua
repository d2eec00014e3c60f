-- 苦肉 Kurou (Huanggai of old): loses one health and draws two, as often as he likes.

sgs.CreateSkillCard({ class = "NosKurouCard", target_fixed = true,
	on_use = function(_, room, source)
		room:loseHp(source)
		if source.alive then source:drawCards(2, "noskurou") end
	end })

sgs.CreateZeroCardViewAsSkill({ name = "noskurou",
	enabled_at_play = function(_, player) return player:getHp() > 0 end })
