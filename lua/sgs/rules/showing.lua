-- Cards that are shown, and open cards that are taken.

local Room = sgs.Room

-- Looks at somebody's cards (Shenlvmeng); one of the enabled ids may be picked. -1 for none.
function Room:doGongxin(player, target, enabled, skill)
	self:showAllCards(target, player)
	if #enabled == 0 then return -1 end
	return self:askForAG(player, enabled, true, skill)
end

-- Shows a hand card to all, or to one player.
function Room:showCard(player, id, only_to)
	local card = self.cards[id]
	card:setFlags(only_to and ("visible_%s_%s"):format(only_to.name, player.name) or "visible")
end

-- Shows a whole hand to all, or to one player.
function Room:showAllCards(player, to)
	for _, id in ipairs(player.hand) do self:showCard(player, id, to) end
	if to then self:choice_made(to, ("viewCards:%s:%s"):format(to.name, player.name)) end
end

-- A player takes one of the open cards that lie aside.
function Room:takeAG(player, id, _)
	if not player then
		self:throwCard({ id }, sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_NATURAL_ENTER, ""), nil)
		return
	end
	local move = sgs.CardsMoveStruct({ id }, player, sgs.Player_PlaceHand, sgs.CardMoveReason())
	self:moveCardsAtomic(move, true)
end

-- A hand card that is shown.
function Room:askForCardShow(player, requestor, reason)
	local text = self:ask(player, "askForCardShow", { requestor = requestor.name, reason = reason })
	local card = sgs.Card_Parse(text) or player:getRandomHandCard()
	self:choice_made(player, ("cardShow:%s:_%s_"):format(reason, card:toString()))
	return card
end

-- Puts cards back on top of the pile or under it.
function Room:askForGuanxing(player, ids, kind)
	if #ids == 0 then return end
	kind = kind or sgs.Room_GuanxingBothSides
	local words = { [0] = "both", [1] = "up_only", [-1] = "down_only" }
	local sorted = self:ask(player, "askForGuanxing", { cards = table.clone(ids), guanxing_type = words[kind] })
	self:returnToTopDrawPile(sorted.up)
	self:returnToBottomDrawPile(sorted.bottom)
end
