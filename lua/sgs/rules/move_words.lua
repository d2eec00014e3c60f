-- Moves in QSanguosha's words: to somewhere, thrown away, obtained.

local Room = sgs.Room

-- moveCardTo(card, to, place, reason, open), or with whom they leave before `to`.
function Room:moveCardTo(card, ...)
	local from, to, place, reason, open = ...
	if type(to) == "number" then
		from = nil
		to, place, reason, open = ...
	end
	local move = sgs.CardsMoveStruct(card:real_ids(), to, place, reason)
	move.from = from
	self:moveCardsAtomic(move, open)
end

-- Throws cards away: a card, ids, with (reason, whose, by whom) or (whose, by whom).
function Room:throwCard(card, owner, thrower, skill)
	local ids = type(card) == "number" and { card } or getmetatable(card) == sgs.Card and card:real_ids() or card
	if #ids == 0 then return end
	local reason = owner
	if not (type(owner) == "table" and owner["$"] == "CardMoveReason") then
		local code = thrower and thrower ~= owner and sgs.CardMoveReason_S_REASON_DISMANTLE or sgs.CardMoveReason_S_REASON_THROW
		reason = sgs.CardMoveReason(code, (thrower or owner) and (thrower or owner).name or "")
		if thrower and thrower ~= owner then reason.m_targetId = owner and owner.name or "" end
		reason.m_skillName = skill or getmetatable(card) == sgs.Card and card.id < 0 and card.skill or ""
	end
	self:moveCardsAtomic(sgs.CardsMoveStruct(ids, nil, sgs.Player_DiscardPile, reason), true)
end

-- Somebody obtains cards: obtainCard(player, card or id, face up) or with a reason in between.
function Room:obtainCard(player, card, reason, open)
	if type(reason) ~= "table" then reason, open = nil, reason end
	local ids = type(card) == "number" and { card } or getmetatable(card) == sgs.Card and card:real_ids() or card
	if #ids == 0 or not player.alive then return end
	local owner = self.owner[ids[1]]
	if not reason then
		reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_GOTCARD, player.name)
		if owner and owner ~= player then reason.m_targetId = owner.name end
	end
	self:moveCardsAtomic(sgs.CardsMoveStruct(ids, player, sgs.Player_PlaceHand, reason), open ~= false)
end
