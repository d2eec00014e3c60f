-- 雷击 nosleiji (Zhang Jiao of the old edition): when he uses or plays a Jink he may have somebody judge: a spade strikes
-- with two points of thunder.

sgs.CreateTriggerSkill({ name = "nosleiji", events = { sgs.CardResponded },
	on_trigger = function(self, _, player, data, room)
		local card = data:toCardResponse().m_card
		if not card or not card:isKindOf("Jink") then return false end
		local target = room:askForPlayerChosen(player, room:getAlivePlayers(), self.name, "leiji-invoke", true, true)
		if not target then return false end
		local judge = sgs.JudgeStruct()
		judge.pattern, judge.good, judge.negative = ".|spade", false, true
		judge.reason, judge.who = self.name, target
		room:judge(judge)
		if judge:isBad() then
			room:damage(sgs.DamageStruct(self.name, player, target, 2, sgs.DamageStruct_Thunder))
		end
		return false
	end })
