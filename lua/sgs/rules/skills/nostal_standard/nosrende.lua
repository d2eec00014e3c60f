-- 仁德 nosrende (Liu Bei of old): in his play phase he gives hand cards away; with the second card given in a phase he
-- recovers.

sgs.CreateSkillCard({ class = "NosRendeCard", skill_name = "nosrende", will_throw = false, unseen = true,
	filter = function(_, targets, to, player)
		return #targets == 0 and to ~= player
	end,
	on_use = function(card, room, source, targets)
		local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_GIVE, source:objectName(), targets[1]:objectName(), "nosrende", "")
		room:obtainCard(targets[1], card, reason, false)
		local before = source:getMark("nosrende")
		local given = before + card:subcardsLength()
		room:setPlayerMark(source, "nosrende", given)
		if before < 2 and given >= 2 then room:recover(source, sgs.RecoverStruct(source)) end
	end })

sgs.CreateTriggerSkill({ name = "nosrende", events = { sgs.EventPhaseChanging },
	can_trigger = function(_, player)
		return player ~= nil and player:getMark("nosrende") > 0
	end,
	on_trigger = function(_, _, player, data, room)
		if data:toPhaseChange().to == sgs.Player_NotActive then room:setPlayerMark(player, "nosrende", 0) end
		return false
	end })
