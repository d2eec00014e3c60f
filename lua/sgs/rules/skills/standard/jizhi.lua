-- 集智 jizhi (Huang Yueying): for a trick that she uses she may reveal the top card: one that is not basic is hers, for a
-- basic one she may put a hand card back.

local function reason_of(code, player)
	return sgs.CardMoveReason(code, player:objectName(), "jizhi", "")
end

local function exchange(room, player, card)
	local prompt = "@jizhi-exchange:::" .. card:objectName()
	local back = not player:isKongcheng()
		and room:askForCard(player, ".", prompt, sgs.QVariant(card), sgs.Card_MethodNone)
	if not back then
		room:throwCard(card, reason_of(sgs.CardMoveReason_S_REASON_NATURAL_ENTER, player), nil)
		return
	end
	room:moveCardTo(back, nil, sgs.Player_DrawPile, reason_of(sgs.CardMoveReason_S_REASON_PUT, player))
	room:obtainCard(player, card, reason_of(sgs.CardMoveReason_S_REASON_GOTBACK, player))
end

sgs.CreateTriggerSkill({ name = "jizhi", frequency = sgs.Skill_Frequent, events = { sgs.CardUsed },
	on_trigger = function(self, _, player, data, room)
		local is_trick = data:toCardUse().card:getTypeId() == sgs.Card_TypeTrick
		if not is_trick or not room:askForSkillInvoke(player, self.name) then return false end
		local ids = room:getNCards(1, false)
		local shown = reason_of(sgs.CardMoveReason_S_REASON_TURNOVER, player)
		room:moveCardsAtomic(sgs.CardsMoveStruct(ids, nil, sgs.Player_PlaceTable, shown), true)
		local card = sgs.Sanguosha:getCard(ids:first())
		if card:isKindOf("BasicCard") then
			exchange(room, player, card)
		else
			room:obtainCard(player, card, reason_of(sgs.CardMoveReason_S_REASON_GOTBACK, player))
		end
		return false
	end })
