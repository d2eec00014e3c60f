-- 涅槃 niepan (Pang Tong, limited): dying, he may discard all his cards, recover to three health, draw three cards, and is
-- unchained and face up.

local function rise(room, player)
	player:throwAllHandCardsAndEquips()
	local thrown = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_THROW, player:objectName(), "niepan", "")
	local tricks = player:getJudgingAreaID()
	if not tricks:isEmpty() then room:throwCard(tricks, thrown, nil) end
	room:recover(player, sgs.RecoverStruct(player, nil, 3 - player:getHp()))
	player:drawCards(3, "niepan")
	if player:isChained() then room:setPlayerChained(player, false) end
	if not player:faceUp() then player:turnOver() end
end

sgs.CreateTriggerSkill({ name = "niepan", frequency = sgs.Skill_Limited, limit_mark = "@nirvana",
	events = { sgs.AskForPeaches },
	can_trigger = function(_, player)
		return player ~= nil and player:isAlive() and player:hasSkill("niepan") and player:getMark("@nirvana") > 0
	end,
	on_trigger = function(self, _, player, data, room)
		if data:toDying().who ~= player or player:getHp() > 0 then return false end
		if not room:askForSkillInvoke(player, self.name, data) then return false end
		room:removePlayerMark(player, "@nirvana")
		rise(room, player)
		return false
	end })
