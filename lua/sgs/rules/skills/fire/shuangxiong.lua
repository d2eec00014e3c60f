-- 双雄 shuangxiong (Yan Liang and Wen Chou): he may judge instead of drawing and takes the card; in this turn the cards of
-- his hand of the other colour are used as Duel.

local EFFECT = "ViewAsSkill_shuangxiongEffect"

local function judge(room, player)
	local struct = sgs.JudgeStruct()
	struct.pattern, struct.reason, struct.who, struct.play_animation = ".", "shuangxiong", player, false
	room:judge(struct)
end

-- The mark says which cards are Duels: 1 black ones, 2 red ones.
local function take(room, player, card)
	room:setPlayerMark(player, "shuangxiong", card:isRed() and 1 or 2)
	room:setPlayerMark(player, EFFECT, 1)
	if room:getCardPlace(card:getEffectiveId()) == sgs.Player_PlaceJudge then player:obtainCard(card) end
end

sgs.CreateTriggerSkill({ name = "shuangxiong", events = { sgs.EventPhaseStart, sgs.FinishJudge },
	on_trigger = function(self, event, player, data, room)
		if event == sgs.FinishJudge then
			if data:toJudge().reason == self.name then take(room, player, data:toJudge().card) end
			return false
		end
		if player:getPhase() ~= sgs.Player_Draw or not room:askForSkillInvoke(player, self.name) then return false end
		judge(room, player)
		return true
	end })

sgs.CreateTriggerSkill({ name = "#shuangxiong", events = { sgs.EventPhaseChanging },
	can_trigger = function(_, player)
		return player ~= nil and player:getMark(EFFECT) > 0
	end,
	on_trigger = function(_, _, player, data, room)
		if data:toPhaseChange().to == sgs.Player_NotActive then
			room:setPlayerMark(player, "shuangxiong", 0)
			room:setPlayerMark(player, EFFECT, 0)
		end
		return false
	end })
sgs.insertRelatedSkills(nil, "shuangxiong", "#shuangxiong")
