-- Putting down cards: discards, exchanges, and the contest of two cards.

local Room, Player = sgs.Room, sgs.Player

-- The cards that may be put down.
local function candidates(player, with_equip, pattern, heed_jilei)
	local ids = {}
	for _, id in ipairs(player:ids_in(with_equip and "he" or "h")) do
		local card = player.room.cards[id]
		local fits = pattern == "." or sgs.matches(pattern, card, player)
		if fits and not (heed_jilei and player:isJilei(card)) then table.insert(ids, id) end
	end
	return ids
end

local function chosen(room, player, kind, terms)
	local answer = room:ask(player, kind, { reason = terms.reason, discard_num = terms.most, min_num = terms.least,
		optional = terms.optional, include_equip = terms.with_equip, pattern = terms.pattern })
	return type(answer) == "number" and { answer } or answer or {}
end

local function bundle(ids)
	local card = sgs.virtual_card(sgs.card_classes.DummyCard, sgs.Card_NoSuit, 0)
	card:addSubcards(ids)
	return card
end

function Room:discard_now(player, ids, reason)
	local code = reason == "gamerule" and sgs.CardMoveReason_S_REASON_RULEDISCARD or sgs.CardMoveReason_S_REASON_THROW
	self:throwCard(ids, sgs.CardMoveReason(code, player.name, "", "", reason), nil)
	self:choice_made(player, ("cardDiscard:%s:%s"):format(reason, bundle(ids):toString()))
end

-- Discards min to `most` cards; none where that is allowed and wanted. True where cards were discarded.
function Room:askForDiscard(player, reason, most, least, optional, with_equip, _, pattern)
	if not player.alive then return false end
	pattern = pattern and pattern ~= "" and pattern or "."
	least = least or most
	local ids = candidates(player, with_equip, pattern, true)
	if not optional and #ids <= least then
		if #ids > 0 then self:discard_now(player, ids, reason) end
		if #ids < least then self:showAllCards(player) end
		return #ids >= least
	elseif #ids < least or #ids == 0 then
		return false
	end
	local terms = { reason = reason, most = most, least = least, optional = optional or false, with_equip = with_equip or false,
		pattern = pattern }
	local given = chosen(self, player, "askForDiscard", terms)
	if #given == 0 then return false end
	self:discard_now(player, given, reason)
	return true
end

-- Cards that are to be put somewhere, as a bundle that the caller moves; nil for none.
function Room:askForExchange(player, reason, most, least, with_equip, _, optional, pattern)
	if not player.alive then return nil end
	pattern = pattern and pattern ~= "" and pattern or "."
	local ids = candidates(player, with_equip, pattern, false)
	if #ids == 0 then return nil end
	if optional or #ids > least then
		player:setFlags("Global_AIDiscardExchanging")
		local terms = { reason = reason, most = most, least = least, optional = optional or false,
			with_equip = with_equip or false, pattern = pattern }
		ids = chosen(self, player, "askForExchange", terms)
		player:setFlags("-Global_AIDiscardExchanging")
	end
	return #ids > 0 and bundle(ids) or nil
end

-- A hand card for a contest; a single one is not asked for.
local function contest_card(room, player, from, reason)
	if #player.hand == 1 then return player:getHandcards():first() end
	local card = sgs.Card_Parse(room:ask(player, "askForPindian", { requestor = from.name, reason = reason }))
	return card and table.find(player.hand, card.id) and card or player:getRandomHandCard()
end

local function pindian_move(card, player, target, skill)
	local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_PINDIAN, player.name, target, skill, "")
	return sgs.CardsMoveStruct({ card.id }, nil, sgs.Player_PlaceTable, reason)
end

-- Both cards go to the discard pile, where they are still on the table.
local function clear_table(room, pindian, skill)
	local moves = {}
	for _, each in ipairs({ { pindian.from_card, pindian.from, pindian.to.name, skill }, { pindian.to_card, pindian.to, "", "" } }) do
		local card, player, target, by = table.unpack(each)
		if room:getCardPlace(card.id) == sgs.Player_PlaceTable then
			local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_PINDIAN, player.name, target, by, "")
			local move = sgs.CardsMoveStruct({ card.id }, nil, sgs.Player_DiscardPile, reason)
			move.from = player
			table.insert(moves, move)
		end
	end
	if #moves > 0 then room:moveCardsAtomic(moves, true) end
end

-- A contest with another player; true where this player wins it.
function Player:pindian(target, reason, card)
	local room = self.room
	if #self.hand == 0 or #target.hand == 0 then return false end
	local pindian = sgs.PindianStruct()
	pindian.from, pindian.to, pindian.reason = self, target, reason
	pindian.from_card = card or contest_card(room, self, self, reason)
	pindian.to_card = contest_card(room, target, self, reason)
	pindian.from_number, pindian.to_number = pindian.from_card.number, pindian.to_card.number
	local first = pindian_move(pindian.from_card, self, target.name, reason)
	room:moveCardsAtomic({ first, pindian_move(pindian.to_card, target, "", "") }, true)
	local data = sgs.QVariant(pindian)
	room:trigger(sgs.PindianVerifying, self, data)
	pindian.success = pindian.from_number > pindian.to_number
	room:trigger(sgs.Pindian, self, data)
	clear_table(room, pindian, reason)
	room:choice_made(self, ("pindian:%s:%s:%d:%s:%d"):format(reason, self.name, pindian.from_card.id, target.name,
		pindian.to_card.id))
	return pindian.success
end

Room.pindian = function(_, from, target, reason, card) return from:pindian(target, reason, card) end

function Player:canPindian(target)
	return target ~= self and #self.hand > 0 and #target.hand > 0
end

function Player:askForSkillInvoke(skill, data)
	return self.room:askForSkillInvoke(self, type(skill) == "table" and skill.name or skill, data)
end

sgs.bundle = bundle
