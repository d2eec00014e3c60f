-- Nullification: of a trick on one target, of a nullification, and so on.

local Room, Player = sgs.Room, sgs.Player

local function is_free(room, player, effect)
	return player:hasNullification() and not room:trigger(sgs.TrickCardCanceling, player, sgs.QVariant(effect))
end

-- Who may be asked, by seat.
local function askable(room, effect)
	local players = {}
	for _, player in ipairs(room:getAlivePlayers()) do
		if is_free(room, player, effect) then table.insert(players, player) end
	end
	return players
end

local function nullifying(room, player, effect, positive)
	local question = { trick = effect.card:toString(), from = effect.from and effect.from.name, to = effect.to.name,
		positive = positive }
	local text = room:ask(player, "askForNullification", question, "nullification",
		sgs.CardUseStruct_CARD_USE_REASON_RESPONSE_USE)
	local card = sgs.Card_Parse(text)
	if card and player:isCardLimited(card, sgs.Card_MethodUse) then return nil end
	return card
end

-- The first who nullifies, and his card. `again`: a skill card took itself back, all is asked anew.
local function first_answer(room, players, effect, positive)
	for _, player in ipairs(players) do
		local card = player.alive and nullifying(room, player, effect, positive)
		if card then
			local validate = card.class.on_validate_in_response
			if validate then card = validate(card, player, sgs.Card_MethodUse) end
			return player, card, card == nil
		end
	end
	return nil
end

local function tags_before(room, effect)
	room:setTag("NullifyingTarget", effect.to)
	room:setTag("NullifyingSource", effect.from)
	room:setTag("NullifyingCard", effect.card)
	room:setTag("NullifyingTimes", (room.tags.NullifyingTimes or 0) + 1)
end

-- Whether the effect of a trick on one target is nullified in the end.
function Room:isCanceled(effect)
	if not effect.card:isCancelable(effect) then return false end
	self:setTag("NullifyingTimes", 0)
	return self:is_nullified(effect, true)
end

function Room:is_nullified(effect, positive)
	while true do
		local player, card, again = first_answer(self, askable(self, effect), effect, positive)
		if not player then return false end
		if not again then
			local use = sgs.CardUseStruct(card, player)
			self:useCard(use, false)
			tags_before(self, effect)
			if not self:trigger(sgs.NullificationEffect, player, sgs.QVariant(true)) then -- the card is not told
				local class = positive and effect.card:getClassName() or "Nullification"
				self:choice_made(player, ("Nullification:%s:%s:%s"):format(class, effect.to.name, tostring(positive)))
				return not self:is_nullified(effect, not positive)
			end
		end
	end
end

-- Whether he could nullify a trick: the card in hand or in a hand pile, or a skill that makes one.
function Player:hasNullification()
	local cards = self.room.cards
	for _, ids in ipairs({ self.hand, self:getHandPile() }) do
		for _, id in ipairs(ids) do
			if cards[id].class.kinds.Nullification then return true end
		end
	end
	for _, skill in ipairs(self:getVisibleSkillList(true)) do
		local view_as = skill.view_as_skill or skill
		local enabled = view_as.enabled_at_nullification
		if enabled and self:hasSkill(skill.name) and enabled(view_as, self) then return true end
	end
	return false
end
