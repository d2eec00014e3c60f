-- 雷击 leiji (Zhang Jiao): when he uses or plays a Jink he may have somebody judge: a black card strikes with one point of
-- thunder, and heals him.

local function strike(room, player, target)
	local judge = sgs.JudgeStruct()
	judge.pattern, judge.good, judge.negative = ".|black", false, true
	judge.reason, judge.who = "leiji", target
	room:judge(judge)
	if judge:isBad() then room:damage(sgs.DamageStruct("leiji", player, target, 1, sgs.DamageStruct_Thunder)) end
end

sgs.CreateTriggerSkill({ name = "leiji", events = { sgs.CardResponded, sgs.DamageCaused },
	on_trigger = function(self, event, player, data, room)
		if event == sgs.DamageCaused then
			local damage = data:toDamage()
			local is_his = damage.reason == self.name and not damage.chain and player:isWounded()
			if is_his then room:recover(player, sgs.RecoverStruct(player)) end
			return false
		end
		local card = data:toCardResponse().m_card
		if not card or not card:isKindOf("Jink") then return false end
		local target = room:askForPlayerChosen(player, room:getAlivePlayers(), self.name, "leiji-invoke", true, true)
		if target then strike(room, player, target) end
		return false
	end })
