-- 黄天 huangtian (Zhang Jiao, lord skill): once in each of their play phases others of Qun may give him a Jink or Lightning.

local lent = sgs.CreateLentSkill({ name = "huangtian", kingdom = "qun", lent = "huangtian_attach",
	served = "HuangtianInvoked", spent = "ForbidHuangtian" })

sgs.CreateSkillCard({ class = "HuangtianCard", skill_name = "huangtian", will_throw = false,
	filter = function(_, targets, to, player)
		return #targets == 0 and lent.lords(player:getRoom(), player):contains(to)
	end,
	on_use = function(card, room, source, targets)
		local lord = targets[1]
		local given = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_GIVE, source:objectName(), lord:objectName(), "huangtian", "")
		lent.serve(room, source, lord)
		room:obtainCard(lord, card, given, true)
	end })

sgs.CreateOneCardViewAsSkill({ name = "huangtian_attach", attached_lord_skill = true, filter_pattern = "Jink,Lightning|.|.|hand",
	enabled_at_play = function(_, player)
		return player:getKingdom() == "qun" and not player:hasFlag("ForbidHuangtian")
	end })
