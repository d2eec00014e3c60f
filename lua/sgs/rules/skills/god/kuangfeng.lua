-- 狂风 kuangfeng (Zhuge Liang as a god): at the end of his turn he may discard a star, and fire hurts somebody by one more
-- until his next turn.

sgs.CreateSkillCard({ class = "KuangfengCard",
	on_effect = function(_, effect)
		local given = effect.from:getTag("kuangfeng_to"):toStringList()
		table.insert(given, effect.to:objectName())
		effect.from:setTag("kuangfeng_to", given)
		effect.to:gainMark("@gale")
	end })

sgs.CreatePhaseChangeSkill({ name = "kuangfeng",
	on_phasechange = function(_, player)
		if player:getPhase() ~= sgs.Player_Finish or player:getPile("stars"):isEmpty() then return false end
		player:getRoom():askForUseCard(player, "@@kuangfeng", "@kuangfeng-card", -1, sgs.Card_MethodNone)
		return false
	end })

sgs.CreateTriggerSkill({ name = "#kuangfeng", events = { sgs.DamageForseen },
	can_trigger = function(_, player)
		return player ~= nil and player:getMark("@gale") > 0
	end,
	on_trigger = function(_, _, player, data)
		local damage = data:toDamage()
		if damage.nature == sgs.DamageStruct_Fire then damage.damage = damage.damage + player:getMark("@gale") end
		return false
	end })

sgs.CreateTriggerSkill({ name = "#kuangfeng-end", events = { sgs.EventPhaseStart, sgs.Death },
	can_trigger = function(_, player)
		return player ~= nil and not player:getTag("kuangfeng_to"):isNull()
	end,
	on_trigger = function(_, event, player, data, room)
		local is_over = event == sgs.Death and data:toDeath().who == player
			or event == sgs.EventPhaseStart and player:getPhase() == sgs.Player_RoundStart
		if not is_over then return false end
		for _, name in ipairs(player:getTag("kuangfeng_to"):toStringList()) do
			room:findPlayerByObjectName(name):loseMark("@gale")
		end
		player:removeTag("kuangfeng_to")
		return false
	end })
sgs.insertRelatedSkills(nil, "kuangfeng", "#kuangfeng", "#kuangfeng-end")
