-- 离间 Lijian (Diaochan of old): as lijian, and the Duel cannot be nullified.

sgs.CreateSkillCard({ class = "NosLijianCard",
	filter = function(...) return sgs.lijian_filter(...) end,
	feasible = function(_, targets) return #targets == 2 end,
	keeps_order = true,
	on_use = function(_, room, _, targets) sgs.lijian_duel(room, targets, "_noslijian", false) end })

sgs.CreateOneCardViewAsSkill({ name = "noslijian",
	enabled_at_play = function(_, player)
		return player:canDiscard(player, "he") and not player:hasUsed("NosLijianCard")
	end })
