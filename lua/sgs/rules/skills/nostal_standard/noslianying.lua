-- 连营 Lianying (Luxun of old): draws one when his last hand card has left him.

sgs.CreateTriggerSkill({ name = "noslianying", frequency = sgs.Skill_Frequent, events = { sgs.CardsMoveOneTime },
	on_trigger = function(_, _, player, data, room)
		local move = data:toMoveOneTime()
		if move.from ~= player or not move.is_last_handcard then return false end
		if room:askForSkillInvoke(player, "noslianying", data) then player:drawCards(1, "noslianying") end
		return false
	end })
