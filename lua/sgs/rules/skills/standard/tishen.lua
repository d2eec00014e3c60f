-- 替身 tishen (Zhang Fei, limited): at the start of a turn he may get back what health he lost since his last one, and
-- draw as many cards.

local function lost_since(player)
	local before = player:property("tishen_hp"):toInt()
	return math.min(before - player:getHp(), player:getLostHp())
end

sgs.CreateTriggerSkill({ name = "tishen", frequency = sgs.Skill_Limited, limit_mark = "@substitute",
	events = { sgs.EventPhaseChanging, sgs.EventPhaseStart },
	on_trigger = function(self, event, player, data, room)
		if event == sgs.EventPhaseChanging then
			local ends = data:toPhaseChange().to == sgs.Player_NotActive
			if ends then room:setPlayerProperty(player, "tishen_hp", sgs.QVariant(player:getHp())) end
			return false
		elseif player:getPhase() ~= sgs.Player_Start or player:getMark("@substitute") == 0 then
			return false
		end
		local count = lost_since(player)
		if count <= 0 or not room:askForSkillInvoke(player, self.name, sgs.QVariant(count)) then return false end
		room:removePlayerMark(player, "@substitute")
		room:recover(player, sgs.RecoverStruct(player, nil, count))
		player:drawCards(count, self.name)
		return false
	end })
