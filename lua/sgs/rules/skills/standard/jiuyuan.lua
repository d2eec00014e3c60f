-- 救援 Jiuyuan (Sunquan, lord): dying, another player of Wu heals him one more with a Peach.

sgs.CreateTriggerSkill({ name = "jiuyuan$", frequency = sgs.Skill_Compulsory, events = { sgs.PreHpRecover },
	can_trigger = function(_, player)
		return player ~= nil and player.alive and player:hasLordSkill("jiuyuan") and player:hasFlag("Global_Dying")
	end,
	on_trigger = function(_, _, player, data)
		local recover = data:toRecover()
		local is_peach = recover.card and recover.card:isKindOf("Peach")
		if is_peach and recover.who and recover.who ~= player and recover.who:getKingdom() == "wu" then
			recover.recover = recover.recover + 1
			data:setValue(recover)
		end
		return false
	end })
