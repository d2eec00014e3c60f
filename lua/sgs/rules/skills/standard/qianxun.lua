-- 谦逊 Qianxun (Luxun): when a trick on him alone takes effect, he may put his hand aside until the turn ends.

sgs.CreateTriggerSkill({ name = "qianxun", events = { sgs.TrickEffect },
	on_trigger = function(_, _, player, data, room)
		local effect = data:toCardEffect()
		local is_single = not effect.multiple and (effect.card:isKindOf("DelayedTrick")
			or effect.card:isKindOf("SingleTargetTrick") and effect.from ~= player)
		if not is_single or player:isKongcheng() then return false end
		player:setTag("QianxunEffectData", data)
		if room:askForSkillInvoke(player, "qianxun", data) then
			player:addToPile("qianxun", table.clone(player:handCards()), false)
		end
		player:removeTag("QianxunEffectData")
		return false
	end })

sgs.CreateTriggerSkill({ name = "#qianxun-return", global = true, events = { sgs.EventPhaseChanging },
	can_trigger = function(_, player) return player ~= nil end,
	on_trigger = function(_, _, _, data, room)
		if data:toPhaseChange().to ~= sgs.Player_NotActive then return false end
		for _, player in ipairs(room:getAllPlayers()) do
			local pile = player:getPile("qianxun")
			if #pile > 0 then
				local back = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_EXCHANGE_FROM_PILE, player:objectName(), "qianxun", "")
				room:obtainCard(player, table.clone(pile), back, false)
			end
		end
		return false
	end })
