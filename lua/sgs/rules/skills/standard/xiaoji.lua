-- 枭姬 Xiaoji (Sunshangxiang): draws two for each piece of equipment that leaves her.

sgs.CreateTriggerSkill({ name = "xiaoji", frequency = sgs.Skill_Frequent, events = { sgs.CardsMoveOneTime },
	on_trigger = function(_, _, player, data, room)
		local move = data:toMoveOneTime()
		if move.from ~= player then return false end
		for _, place in ipairs(move.from_places) do
			if place == sgs.Player_PlaceEquip then
				if not player.alive or not room:askForSkillInvoke(player, "xiaoji") then return false end
				player:drawCards(2, "xiaoji")
			end
		end
		return false
	end })
