-- 行殇 xingshang (Cao Pi): when another player dies he may take all cards of his hand and equipment.

sgs.CreateTriggerSkill({ name = "xingshang", events = { sgs.Death },
	on_trigger = function(self, _, player, data, room)
		local dead = data:toDeath().who
		if dead == player or dead:isNude() or not room:askForSkillInvoke(player, self.name, data) then return false end
		local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_RECYCLE, player:objectName(), "xingshang", "")
		room:obtainCard(player, sgs.bundle(dead:ids_in("he")), reason, false)
		return false
	end })
