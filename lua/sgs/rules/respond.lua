-- Giving a card: as a response, to be used, to be discarded, to change a judgement.

local Room = sgs.Room

local REASONS = { [sgs.Card_MethodUse] = sgs.CardUseStruct_CARD_USE_REASON_RESPONSE_USE,
	[sgs.Card_MethodResponse] = sgs.CardUseStruct_CARD_USE_REASON_RESPONSE }

-- Skills may provide a card: room:provide(card) inside CardAsked.
function Room:provide(card)
	self.provided = card
	self.is_provided = true
end

-- Whether skills have provided a card (and which), or the player is to be asked.
local function provided(room, player, pattern, prompt)
	room.provided, room.is_provided = nil, false
	room:trigger(sgs.CardAsked, player, sgs.QVariant({ pattern, prompt }))
	local card, is_provided = room.provided, room.is_provided
	room.provided, room.is_provided = nil, false
	return is_provided, card
end

local function made_real(room, card)
	if card and card:isKindOf("DummyCard") and #card.subs == 1 then return room.cards[card.subs[1]] end
	return card
end

-- The card that the player gives; nil where he refuses.
local function given(room, player, pattern, prompt, data, method)
	for _ = 1, 8 do
		local question = { pattern = pattern, prompt = prompt, data = data, method = sgs.method_names[method] }
		local text = room:ask(player, "askForCard", question, pattern, REASONS[method])
		local card = made_real(room, sgs.Card_Parse(text))
		if card and player:isCardLimited(card, method) then card = nil end
		if not card then return nil end
		local validate = card.class.on_validate_in_response
		if validate then card = validate(card, player, method) end
		if card then return card end
	end
	return nil
end

local function move_reason(code, player, card)
	local reason = sgs.CardMoveReason(code, player.name, "", card.skill, "")
	reason.m_extraData = card
	return reason
end

local function move(room, player, card, place, reason)
	local ids = card:real_ids()
	if #ids == 0 then return end
	local step = sgs.CardsMoveStruct(ids, nil, place, reason)
	step.from = player
	room:moveCardsAtomic(step, true)
end

local function as_response(room, player, card, to, is_provision)
	local response = sgs.CardResponseStruct(card, to, false)
	response.m_isHandcard = player:is_of_hand(card)
	local data = sgs.QVariant(response)
	room:trigger(sgs.PreCardResponded, player, data)
	local place = is_provision and sgs.Player_PlaceTable or sgs.Player_DiscardPile
	move(room, player, card, place, move_reason(sgs.CardMoveReason_S_REASON_RESPONSE, player, card))
	room:trigger(sgs.CardResponded, player, data)
end

local function as_use(room, player, card, to)
	local response = sgs.CardResponseStruct(card, to, true)
	response.m_isHandcard = player:is_of_hand(card)
	local data, reason = sgs.QVariant(response), move_reason(sgs.CardMoveReason_S_REASON_LETUSE, player, card)
	room:trigger(sgs.PreCardResponded, player, data)
	move(room, player, card, sgs.Player_PlaceTable, reason)
	room:trigger(sgs.CardResponded, player, data)
	local left = {}
	for _, id in ipairs(card:real_ids()) do
		if room:getCardPlace(id) == sgs.Player_PlaceTable then table.insert(left, id) end
	end
	if #left > 0 then
		local step = sgs.CardsMoveStruct(left, nil, sgs.Player_DiscardPile, reason)
		step.from = player
		room:moveCardsAtomic(step, true)
	end
	room:trigger(sgs.CardFinished, player, sgs.QVariant(sgs.CardUseStruct(card, player, to)))
end

-- Asks for a card that matches a pattern: askForCard(player, pattern, prompt, data, method, aimed at,
-- for a retrial, skill, to be provided), or with only the skill's name after the data (a discard).
function Room:askForCard(player, pattern, prompt, data, method, to, is_retrial, skill, is_provision)
	if type(method) ~= "number" then method, skill = sgs.Card_MethodDiscard, method end
	local value = getmetatable(data) == sgs.Data and data.value or nil
	local card, is_provided
	if (method == sgs.Card_MethodUse or method == sgs.Card_MethodResponse) and not is_retrial then
		is_provided, card = provided(self, player, pattern, prompt)
	end
	if not is_provided and player.alive then card = given(self, player, pattern, prompt, value, method) end
	local text = card and card:toString() or "nil"
	self:choice_made(player, ("cardResponded:%s:%s:_%s_"):format(pattern, prompt, text))
	if not card then return nil end
	if is_retrial then return card end
	if method == sgs.Card_MethodDiscard then
		local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_THROW, player.name, "", skill or "", "")
		move(self, nil, card, sgs.Player_DiscardPile, reason)
	elseif method == sgs.Card_MethodUse then
		as_use(self, player, card, to)
	elseif method == sgs.Card_MethodResponse then
		as_response(self, player, card, to, is_provision)
	end
	return card
end
