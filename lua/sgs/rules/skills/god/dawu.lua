-- 大雾 dawu (Zhuge Liang as a god): at the end of his turn he may discard stars, and as many players take no damage but
-- by thunder until his next turn.

sgs.CreateSkillCard({ class = "DawuCard",
	on_effect = function(_, effect)
		local given = effect.from:getTag("dawu_to"):toStringList()
		table.insert(given, effect.to:objectName())
		effect.from:setTag("dawu_to", given)
		effect.to:gainMark("@fog")
	end })

sgs.CreatePhaseChangeSkill({ name = "dawu",
	on_phasechange = function(_, player)
		if player:getPhase() ~= sgs.Player_Finish or player:getPile("stars"):isEmpty() then return false end
		player:getRoom():askForUseCard(player, "@@dawu", "@dawu-card", -1, sgs.Card_MethodNone)
		return false
	end })

sgs.CreateTriggerSkill({ name = "#dawu", events = { sgs.DamageForseen },
	can_trigger = function(_, player)
		return player ~= nil and player:getMark("@fog") > 0
	end,
	on_trigger = function(_, _, _, data)
		return data:toDamage().nature ~= sgs.DamageStruct_Thunder
	end })

sgs.CreateTriggerSkill({ name = "#dawu-end", events = { sgs.EventPhaseStart, sgs.Death },
	can_trigger = function(_, player)
		return player ~= nil and not player:getTag("dawu_to"):isNull()
	end,
	on_trigger = function(_, event, player, data, room)
		local is_over = event == sgs.Death and data:toDeath().who == player
			or event == sgs.EventPhaseStart and player:getPhase() == sgs.Player_RoundStart
		if not is_over then return false end
		for _, name in ipairs(player:getTag("dawu_to"):toStringList()) do
			room:findPlayerByObjectName(name):loseMark("@fog")
		end
		player:removeTag("dawu_to")
		return false
	end })
sgs.insertRelatedSkills(nil, "dawu", "#dawu", "#dawu-end")
