-- 忍戒 renjie (Sima Yi as a god): gets a mark of patience for each point of damage that he suffers, and for each card that
-- he discards in his discard phase.

sgs.CreateTriggerSkill({ name = "renjie", frequency = sgs.Skill_Compulsory,
	events = { sgs.Damaged, sgs.CardsMoveOneTime },
	on_trigger = function(_, event, player, data)
		if event == sgs.Damaged then
			player:gainMark("@bear", data:toDamage().damage)
		elseif player:getPhase() == sgs.Player_Discard then
			local move = data:toMoveOneTime()
			if move.from == player and move.reason:isDiscard() then player:gainMark("@bear", #move.card_ids) end
		end
		return false
	end })
