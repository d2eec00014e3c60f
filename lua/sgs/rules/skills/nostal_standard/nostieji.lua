-- 铁骑 nostieji (Ma Chao of old): for each target of his Slash he may judge; by a red card it cannot use Jink.

sgs.CreateTriggerSkill({ name = "nostieji", events = { sgs.TargetSpecified },
	on_trigger = function(self, _, player, data, room)
		local use = data:toCardUse()
		if not use.card:isKindOf("Slash") then return false end
		for place, target in ipairs(use.to) do
			if player:isDead() then break end
			if target:isAlive() and room:askForSkillInvoke(player, self.name, sgs.QVariant(target)) then
				local judge = sgs.JudgeStruct()
				judge.pattern, judge.good, judge.reason, judge.who = ".|red", true, self.name, player
				target:setFlags("NosTiejiTarget")
				room:judge(judge)
				target:setFlags("-NosTiejiTarget")
				if judge:isGood() then room:jink_list(use)[place] = 0 end
			end
		end
		return false
	end })
