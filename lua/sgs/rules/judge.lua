-- Judgements, and the cards that change them.

local Room = sgs.Room

-- Draws a judgement card and gives the struct with its result.
function Room:judge(judge)
	local data, who = sgs.QVariant(judge), judge.who
	if self:trigger(sgs.StartJudge, who, data) and not judge.card then return judge end
	for _, player in ipairs(self:getAllPlayers()) do
		if self:trigger(sgs.AskForRetrial, player, data) then break end
	end
	self:trigger(sgs.FinishRetrial, who, data)
	self:trigger(sgs.FinishJudge, who, data)
	return judge
end

-- Judges for the suit alone: its name, of the card that counts in the end; nil where there is no card.
function Room:judged_suit(who, reason)
	local judge = sgs.JudgeStruct()
	judge.who, judge.reason, judge.pattern, judge.play_animation = who, reason, ".", false
	return self:judge(judge).suit
end

sgs.game_rule[sgs.StartJudge] = function(room, player, data)
	local judge = data.value
	local id = room:drawCard()
	judge.card = room.cards[id]
	local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_JUDGE, player.name, "", "", judge.reason)
	room:moveCardsAtomic(sgs.CardsMoveStruct({ id }, player, sgs.Player_PlaceJudge, reason), true)
	judge:updateResult()
end

sgs.game_rule[sgs.FinishJudge] = function(room, player, data)
	local judge = data.value
	if judge.card and room:getCardPlace(judge.card:getEffectiveId()) == sgs.Player_PlaceJudge then
		local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_JUDGEDONE, player.name, "", judge.reason, "")
		reason.m_extraData = judge.retrial_by
		local move = sgs.CardsMoveStruct({ judge.card:getEffectiveId() }, nil, sgs.Player_DiscardPile, reason)
		room:moveCardsAtomic(move, true)
	end
end

-- The move of a retrial: the new card comes, the old one goes away or, exchanged, to the player.
local function retrial_moves(card, player, judge, skill, exchange)
	local coming = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_RETRIAL, player.name, "", skill, "")
	local code = exchange and sgs.CardMoveReason_S_REASON_OVERRIDE or sgs.CardMoveReason_S_REASON_JUDGEDONE
	local going = sgs.CardMoveReason(code, player.name, "", exchange and skill or "", "")
	local new = sgs.CardsMoveStruct({ card:getEffectiveId() }, judge.who, sgs.Player_PlaceJudge, coming)
	local place = exchange and sgs.Player_PlaceHand or sgs.Player_DiscardPile
	local old = sgs.CardsMoveStruct({ judge.card:getEffectiveId() }, exchange and player or nil, place, going)
	if exchange then return { new, old } end
	return { old, new }
end

-- Puts another card in place of the judgement card.
function Room:retrial(card, player, judge, skill, exchange)
	if not card then return end
	local is_own = self:getCardOwner(card:getEffectiveId()) == player
	local response = sgs.CardResponseStruct(card, judge.who, false)
	response.m_isHandcard = is_own and not card:isEquipped()
	response.m_isRetrial = true
	local data = sgs.QVariant(response)
	if is_own then self:trigger(sgs.PreCardResponded, player, data) end
	self:moveCardsAtomic(retrial_moves(card, player, judge, skill, exchange), true)
	judge.card, judge.retrial_by = self.cards[card:getEffectiveId()], player
	judge:updateResult()
	if is_own then self:trigger(sgs.CardResponded, player, data) end
end
