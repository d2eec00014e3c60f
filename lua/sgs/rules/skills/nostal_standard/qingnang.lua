-- 青囊 Qingnang (Huatuo of old): once a phase, discards a hand card; somebody wounded recovers one.

sgs.CreateSkillCard({ class = "QingnangCard",
	filter = function(_, targets, to) return #targets == 0 and to:isWounded() end,
	feasible = function(_, targets, player) return #targets > 0 or player:isWounded() end,
	on_use = function(card, room, source, targets)
		local target = targets[1] or source
		room:recover(target, sgs.RecoverStruct(source, card))
	end })

sgs.CreateOneCardViewAsSkill({ name = "qingnang",
	enabled_at_play = function(_, player)
		return player:canDiscard(player, "h") and not player:hasUsed("QingnangCard")
	end })
