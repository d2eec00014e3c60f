-- 诛害 zhuhai (Xu Shu): at the end of another's turn in which that player dealt damage, he may use a Slash on him at any
-- distance.

sgs.CreatePhaseChangeSkill({ name = "zhuhai",
	can_trigger = function(_, player)
		return player ~= nil and player:isAlive() and player:getPhase() == sgs.Player_Finish
			and player:getMark("damage_point_round") > 0
	end,
	on_phasechange = function(self, player)
		local room = player:getRoom()
		local xushu = room:findPlayerBySkillName(self.name)
		if not xushu or xushu == player or not xushu:canSlash(player, nil, false) then return false end
		xushu:setFlags("ZhuhaiSlash")
		local prompt = ("@zhuhai-slash:%s:%s"):format(xushu:objectName(), player:objectName())
		room:askForUseSlashTo(xushu, player, prompt, false)
		xushu:setFlags("-ZhuhaiSlash")
		return false
	end })
