-- The draw pile: drawing, what happens when it is empty, cards put back.

local Room = sgs.Room

-- Exchanges the piles when the draw pile is empty. After the fifth time, or with nothing left, the game ends.
function Room:swap_pile()
	if #self.discard == 0 then self:gameOver(".", "the draw pile is exhausted") end
	self.swaps = self.swaps + 1
	if self.swaps > 5 then self:gameOver(".", "the draw pile was exhausted six times") end
	self:setTag("SwapPile", self.swaps)
	self.draw, self.discard = self.discard, {}
	self:shuffle(self.draw)
	for _, id in ipairs(self.draw) do
		self.place[id], self.owner[id] = sgs.Player_DrawPile, nil
	end
	self.table_dirty = true
end

-- Position i swaps with a chosen position >= i.
function Room:shuffle(list)
	for index = 1, #list - 1 do
		local other = math.random(index, #list)
		list[index], list[other] = list[other], list[index]
	end
end

-- Takes the top card off the pile; it is nowhere until it is moved.
function Room:drawCard(from_bottom)
	self:trigger(sgs.FetchDrawPileCard, nil)
	if #self.draw == 0 then self:swap_pile() end
	self.table_dirty = true
	return table.remove(self.draw, from_bottom and #self.draw or 1)
end

-- Takes so many cards off the pile.
function Room:getNCards(count, _, from_bottom)
	local ids = sgs.IntList()
	for _ = 1, count do ids:append(self:drawCard(from_bottom)) end
	return ids
end

-- Puts cards back on top, the first of the list lowest.
function Room:returnToTopDrawPile(ids)
	for index = #ids, 1, -1 do table.insert(self.draw, 1, ids[index]) end
	self.table_dirty = true
end

function Room:returnToBottomDrawPile(ids)
	for _, id in ipairs(ids) do table.insert(self.draw, id) end
	self.table_dirty = true
end

-- One player draws, or each of a list so many (a number, or a list of numbers).
function Room:drawCards(players, count, skill)
	if getmetatable(players) == sgs.Player then players = { players } end
	local moves = {}
	for index, player in ipairs(players) do
		local number = type(count) == "table" and count[index] or count
		if player.alive and number > 0 then
			local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_DRAW, player.name, skill or "", "")
			local move = sgs.CardsMoveStruct(self:getNCards(number), player, sgs.Player_PlaceHand, reason)
			table.insert(moves, move)
		end
	end
	if #moves > 0 then self:moveCardsAtomic(moves, false) end
end
