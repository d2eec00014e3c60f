-- 挑衅 tiaoxin (Jiang Wei): once in a play phase, somebody who reaches him must use a Slash on him, or loses a card of
-- his choice.

sgs.CreateSkillCard({ class = "TiaoxinCard",
	filter = function(_, targets, to, player)
		return #targets == 0 and to:inMyAttackRange(player)
	end,
	on_effect = function(_, effect)
		local from, to, room = effect.from, effect.to, effect.to:getRoom()
		local slash = to:canSlash(from, nil, false)
			and room:askForUseSlashTo(to, from, "@tiaoxin-slash:" .. from:objectName(), true, true)
		if slash or from:isDead() or not from:canDiscard(to, "he") then return end
		local id = room:askForCardChosen(from, to, "he", "tiaoxin", false, sgs.Card_MethodDiscard)
		room:throwCard(id, to, from)
	end })

sgs.CreateZeroCardViewAsSkill({ name = "tiaoxin",
	enabled_at_play = function(_, player)
		return not player:hasUsed("TiaoxinCard")
	end })
