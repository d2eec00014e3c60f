-- 刚烈 nosganglie (Xiahou Dun of old): when he was hurt, he may judge; unless it is a heart, the source discards two
-- hand cards or is hurt.

sgs.CreateMasochismSkill({ name = "nosganglie",
	on_damaged = function(self, player, damage)
		local room, from = player:getRoom(), damage.from
		if not room:askForSkillInvoke(player, self.name, sgs.QVariant(damage)) then return end
		local judge = sgs.JudgeStruct()
		judge.pattern, judge.good, judge.reason, judge.who = ".|heart", false, self.name, player
		room:judge(judge)
		if not from or from:isDead() or judge:isBad() then return end
		if not room:askForDiscard(from, self.name, 2, 2, true, false) then
			room:damage(sgs.DamageStruct(self.name, player:isAlive() and player or nil, from))
		end
	end })
