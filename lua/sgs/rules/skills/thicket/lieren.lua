-- 烈刃 lieren (Zhu Rong): when her Slash has dealt damage she may compare cards with the victim, and takes one of its cards
-- if she wins.

sgs.CreateTriggerSkill({ name = "lieren", events = { sgs.Damage },
	on_trigger = function(self, _, player, data, room)
		local damage = data:toDamage()
		local victim = damage.to
		if not sgs.is_direct_slash_damage(damage) or victim:isDead() or not player:canPindian(victim) then return false end
		if not room:askForSkillInvoke(player, self.name, data) then return false end
		if not player:pindian(victim, self.name) or player:isDead() or victim:isNude() then return false end
		local id = room:askForCardChosen(player, victim, "he", self.name)
		local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_EXTRACTION, player:objectName())
		room:obtainCard(player, id, reason, room:getCardPlace(id) ~= sgs.Player_PlaceHand)
		return false
	end })
