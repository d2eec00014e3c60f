-- 屯田 tuntian (Deng Ai): each time cards leave his hand or equipment off his turn he may judge; a card that is no heart
-- is laid on his field. Each card there makes all others nearer to him by one.

local function is_own(place)
	return place == sgs.Player_PlaceHand or place == sgs.Player_PlaceEquip
end

local function has_lost(player, move)
	if move.from ~= player or (move.to == player and is_own(move.to_place)) then return false end
	for _, place in ipairs(move.from_places) do
		if is_own(place) then return true end
	end
	return false
end

local function till(room, player, judge)
	local id = judge.card:getEffectiveId()
	if judge.who ~= player or not judge:isGood() or room:getCardPlace(id) ~= sgs.Player_PlaceJudge then return end
	player:addToPile("field", id)
end

sgs.CreateTriggerSkill({ name = "tuntian", frequency = sgs.Skill_Frequent,
	events = { sgs.CardsMoveOneTime, sgs.FinishJudge },
	on_trigger = function(self, event, player, data, room)
		if event == sgs.FinishJudge then
			if data:toJudge().reason == self.name then till(room, player, data:toJudge()) end
			return false
		end
		if player:getPhase() ~= sgs.Player_NotActive or not has_lost(player, data:toMoveOneTime()) then return false end
		if not room:askForSkillInvoke(player, self.name, data) then return false end
		local judge = sgs.JudgeStruct()
		judge.who, judge.reason, judge.pattern, judge.good = player, self.name, ".|heart", false
		room:judge(judge)
		return false
	end })

-- Who forgets it leaves the field.
sgs.CreateTriggerSkill({ name = "#tuntian", events = { sgs.EventLoseSkill },
	can_trigger = function(_, player)
		return player ~= nil
	end,
	on_trigger = function(_, _, player, data)
		if data:toString() == "tuntian" then player:removePileByName("field") end
		return false
	end })
sgs.insertRelatedSkills(nil, "tuntian", "#tuntian")

sgs.CreateDistanceSkill({ name = "tuntian", correct_func = function(_, from)
	return from:hasSkill("tuntian") and -#from:getPile("field") or 0
end })
