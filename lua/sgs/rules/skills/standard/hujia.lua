-- 护驾 hujia (Cao Cao, lord skill): when he needs a Jink, others of Wei may give one for him.

sgs.CreateTriggerSkill({ name = "hujia$", events = { sgs.CardAsked },
	can_trigger = function(_, player)
		return player ~= nil and player:isAlive() and player:hasLordSkill("hujia")
	end,
	on_trigger = function(self, _, player, data, room)
		local pattern, prompt = table.unpack(data:toStringList())
		if pattern ~= "jink" or prompt:find("@hujia-jink", 1, true) then return false end
		local lieges = room:getLieges("wei", player)
		if lieges:isEmpty() or not room:askForSkillInvoke(player, self.name, data) then return false end
		for _, liege in sgs.qlist(lieges) do
			local jink = room:askForCard(liege, "jink", "@hujia-jink:" .. player:objectName(), sgs.QVariant(player),
				sgs.Card_MethodResponse, player, false, "", true)
			if jink then
				room:provide(jink)
				return true
			end
		end
		return false
	end })
