-- Looks through every hole there might be, and says what it saw: asked for a suit.

local function ids(list)
	local told = {}
	for _, id in sgs.qlist(list) do table.insert(told, tostring(id)) end
	return table.concat(told, ",")
end

local HAND = { ".|.|.|hand", "Slash|.|.|hand", ".|.|.|wooden_ox" }

-- What a card's number tells of where it lies.
local function place(self, id)
	local room, told = self.room, {}
	local owner, card = room:getCardOwner(id), sgs.Sanguosha:getCard(id)
	table.insert(told, room:getCardPlace(id) .. (owner and owner:objectName() or "") .. card:objectName())
	table.insert(told, card:hasFlag("visible") and 1 or 0)
	for _, player in sgs.qlist(room:getAlivePlayers()) do
		local seen = { self.player:canDiscard(player, id), player:isLastHandCard(card), player:getPileName(id) ~= "" }
		for _, pattern in ipairs(HAND) do
			table.insert(seen, sgs.Sanguosha:matchExpPattern(pattern, player, card))
		end
		for method = sgs.Card_MethodUse, sgs.Card_MethodPindian do
			table.insert(seen, player:isCardLimited(card, method))
			table.insert(seen, player:isCardLimited(card, method, true))
		end
		for _, yes in ipairs(seen) do table.insert(told, yes and 1 or 0) end
	end
	return table.concat(told)
end

-- What is told of a player.
local function person(self, player)
	local told = { player:objectName(), player:getRole(), tostring(player:isLord()), ids(player:handCards()),
		ids(player:getPile("wooden_ox")), tostring(sgs.toldRole(player)), tostring(player:getRandomHandCardId()),
		tostring(self:isFriend(player)), sgs.evaluatePlayerRole(player), tostring(sgs.relation(self.player, player)) }
	for _, viewer in sgs.qlist(self.room:getAlivePlayers()) do
		for _, class in ipairs({ "Slash", "Jink", "Peach", "Analeptic", "Nullification", "Duel" }) do
			table.insert(told, getKnownCard(player, viewer, class, true, "he"))
			table.insert(told, getCardsNum(class, player, viewer))
		end
	end
	table.insert(told, sgs.getDefense(player))
	table.insert(told, sgs.getDefenseSlash(player, self))
	for _, card in sgs.qlist(player:getCards("hej")) do
		table.insert(told, card:toString() .. card:getLogName() .. card:objectName())
	end
	return table.concat(told, " ")
end

-- What events tell of cards.
local told_of_cards = {}

sgs.ai_event_callback[sgs.CardsMoveOneTime].spy = function(_, _, data)
	table.insert(told_of_cards, ids(data:toMoveOneTime().card_ids))
end
sgs.ai_event_callback[sgs.ChoiceMade].spy = function(_, _, data)
	table.insert(told_of_cards, data:toString())
end

sgs.ai_default.askForSuit = function(self)
	local told = {}
	for _, player in sgs.qlist(self.room:getAllPlayers(true)) do trace.note(person(self, player)) end
	for id = 0, sgs.Sanguosha:getCardCount() - 1 do table.insert(told, place(self, id)) end
	trace.note(table.concat(told, " "))
	trace.note(ids(self.room:getDrawPile()) .. " " .. ids(self.room:getDiscardPile()))
	sgs.updateAlivePlayerRoles()
	local counts = sgs.current_mode_players
	trace.note(table.concat({ counts.lord, counts.loyalist, counts.rebel, counts.renegade }, " "))
	trace.note(table.concat({ sgs.gameProcess(self.room) }, " "))
	trace.note(table.concat(told_of_cards, " "))
	return 0
end
