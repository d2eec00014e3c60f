-- 猛进 mengjin (Pang De): he may discard a card of whoever has dodged his Slash.

sgs.CreateTriggerSkill({ name = "mengjin", events = { sgs.SlashMissed },
	on_trigger = function(self, _, player, data, room)
		local to = data:toSlashEffect().to
		if to:isDead() or not player:canDiscard(to, "he") then return false end
		if not room:askForSkillInvoke(player, self.name, data) then return false end
		local id = room:askForCardChosen(player, to, "he", self.name, false, sgs.Card_MethodDiscard)
		room:throwCard(id, to, player)
		return false
	end })
