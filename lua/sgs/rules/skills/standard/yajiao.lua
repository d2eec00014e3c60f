-- 涯角 yajiao (Zhao Yun): for a hand card that he uses or plays out of his turn he may reveal the top card. One of the
-- same type he may give to anybody, another he may throw away; else it stays on top.

-- The hand card that was used or played, if any.
local function hand_card(event, data)
	if event == sgs.CardUsed then
		local use = data:toCardUse()
		return use.m_isHandcard and use.card or nil
	end
	local response = data:toCardResponse()
	return response.m_isHandcard and response.m_card or nil
end

local function reveal(room, player)
	local id = room:getNCards(1, false):first()
	local shown = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_TURNOVER, player:objectName(), "yajiao", "")
	room:moveCardsAtomic(sgs.CardsMoveStruct({ id }, nil, sgs.Player_PlaceTable, shown), true)
	return sgs.Sanguosha:getCard(id)
end

-- Whether it was given to somebody.
local function give(room, player, card)
	room:setPlayerMark(player, "yajiao", card:getEffectiveId())
	local prompt = ("@yajiao-give:::%s:%s_char\\%s"):format(card:objectName(), card:getSuitString(), card:getNumberString())
	local to = room:askForPlayerChosen(player, room:getAlivePlayers(), "yajiao", prompt, true)
	room:setPlayerMark(player, "yajiao", 0)
	if to then
		local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_DRAW, to:objectName(), "yajiao", "")
		room:obtainCard(to, card, reason)
	end
	return to ~= nil
end

local function throw(room, player, card)
	if room:askForChoice(player, "yajiao", "throw+cancel", sgs.QVariant(card)) == "cancel" then return false end
	local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_NATURAL_ENTER, player:objectName(), "yajiao", "")
	room:throwCard(card, reason, nil)
	return true
end

sgs.CreateTriggerSkill({ name = "yajiao", events = { sgs.CardUsed, sgs.CardResponded },
	on_trigger = function(self, event, player, data, room)
		local used = hand_card(event, data)
		if player:getPhase() ~= sgs.Player_NotActive or not used or used:getTypeId() == sgs.Card_TypeSkill then return false end
		if not room:askForSkillInvoke(player, self.name, data) then return false end
		local card = reveal(room, player)
		local act = card:getTypeId() == used:getTypeId() and give or throw
		if not act(room, player, card) then
			local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_PUT, player:objectName(), "yajiao", "")
			room:moveCardTo(card, nil, sgs.Player_DrawPile, reason, true)
		end
		return false
	end })
