-- 突袭 nostuxi (Zhang Liao of old): instead of drawing he may take a hand card of one or two others.

sgs.CreateSkillCard({ class = "NosTuxiCard", skill_name = "nostuxi",
	filter = function(_, targets, to, player)
		return #targets < 2 and to ~= player and not to:isKongcheng()
	end,
	on_effect = function(_, effect)
		local from, to = effect.from, effect.to
		if from:isDead() or to:isKongcheng() then return end
		local room = from:getRoom()
		local id = room:askForCardChosen(from, to, "h", "tuxi")
		local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_EXTRACTION, from:objectName())
		room:obtainCard(from, id, reason, false)
	end })

sgs.CreatePhaseChangeSkill({ name = "nostuxi",
	on_phasechange = function(_, player)
		if player:getPhase() ~= sgs.Player_Draw then return false end
		local room = player:getRoom()
		local found = room:getOtherPlayers(player):filter(function(other) return not other:isKongcheng() end)
		if found:isEmpty() then return false end
		return room:askForUseCard(player, "@@nostuxi", "@nostuxi-card") ~= nil
	end })
