-- What came of a rehearsal: players, questions, events.

local kit = ...
local Rehearsal, find, id_of = kit.Rehearsal, kit.find, kit.id_of

-- A player as he is in the end, by general or seat.
function Rehearsal:player(name)
	local seat = find(self.seats, name).name
	for _, player in ipairs(self.state.players) do
		if player.name == seat then return player end
	end
end

-- How many hand cards he has.
function Rehearsal:hand(name)
	local hand = self:player(name).hand
	return hand.known and #hand.known or 0
end

-- The id of a card as the spec wrote it.
function Rehearsal:id(text)
	return id_of(text, self.setup)
end

-- How many cards lie in a private pile of his.
function Rehearsal:pile(name, pile)
	local cards = (self:player(name).piles or {})[pile]
	return cards and #(cards.known or {}) + (cards.hidden or 0) or 0
end

-- Whether a card of that name is in a list of ids of his: "hand", "equips" or "judging".
function Rehearsal:has(name, text, area)
	local player, id = self:player(name), id_of(text, self.setup)
	local ids = (area or "hand") == "hand" and player.hand.known or player[area]
	return table.find(ids or {}, id) ~= nil
end

-- The questions that were asked: all, or those of a kind, of a player, about a skill.
function Rehearsal:asked(kind, name, about)
	local seat, found = name and find(self.seats, name).name, {}
	for _, ask in ipairs(self.questions) do
		local words = table.concat({ ask.skill_name or "", ask.reason or "", ask.pattern or "", ask.prompt or "" }, " ")
		if (not kind or ask.kind == kind) and (not seat or ask.seat == seat)
			and (not about or string.find(words, about, 1, true)) then table.insert(found, ask) end
	end
	return found
end

-- The events that were told: all, or those of a name, of a player.
function Rehearsal:told(event, name)
	local seat, found = name and find(self.seats, name).name, {}
	for _, each in ipairs(self.events) do
		if (not event or each.event == event) and (not seat or each.player == seat) then table.insert(found, each) end
	end
	return found
end
