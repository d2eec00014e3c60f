-- 洛神 luoshen (Zhen Ji): at the start of her turn she may judge: a black card is hers, and she may judge again.

-- Where she could use the cards to change a judgement, she gets them at the end.
local function must_wait(player)
	return player:hasSkills("guicai|nosguicai|guidao|huanshi")
end

local function collect(room, player, judge)
	judge.was_good = judge:isGood()
	if not judge.was_good or room:getCardPlace(judge.card:getEffectiveId()) ~= sgs.Player_PlaceJudge then return end
	if not must_wait(player) then
		player:obtainCard(judge.card)
		return
	end
	local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_JUDGEDONE, player:objectName(), "luoshen", "")
	room:moveCardTo(judge.card, nil, sgs.Player_PlaceTable, reason, true)
	local waiting = player:getTag("luoshen"):toIntList()
	waiting:append(judge.card:getEffectiveId())
	player:setTag("luoshen", sgs.QVariant(waiting))
end

local function take_waiting(room, player)
	local ids = player:getTag("luoshen"):toIntList():filter(function(id)
		return room:getCardPlace(id) == sgs.Player_PlaceTable
	end)
	player:removeTag("luoshen")
	if not ids:isEmpty() then room:obtainCard(player, ids) end
end

sgs.CreateTriggerSkill({ name = "luoshen", frequency = sgs.Skill_Frequent,
	events = { sgs.EventPhaseStart, sgs.FinishJudge },
	on_trigger = function(self, event, player, data, room)
		if event == sgs.FinishJudge then
			if data:toJudge().reason == self.name then collect(room, player, data:toJudge()) end
			return false
		elseif player:getPhase() ~= sgs.Player_Start then
			return false
		end
		while player:isAlive() and room:askForSkillInvoke(player, self.name) do
			local judge = sgs.JudgeStruct()
			judge.pattern, judge.good, judge.reason, judge.who = ".|black", true, self.name, player
			judge.play_animation, judge.time_consuming = false, true
			room:judge(judge)
			if not judge.was_good then break end
		end
		take_waiting(room, player)
		return false
	end })
