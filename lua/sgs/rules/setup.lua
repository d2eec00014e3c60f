-- A game from its set-up to its end: what the host starts as a coroutine.

local Room = sgs.Room

local function make_cards(room, faces)
	for _, face in ipairs(faces) do
		local class = sgs.card_classes[face.class]
		if class then
			local card = sgs.new_card(class, face.suit, face.number, face.id)
			card.name = face.name
			sgs.card_objects[face.name] = sgs.card_objects[face.name] or class -- a horse by its own name
			card.printed = { class = class, name = face.name, suit = face.suit, number = face.number }
			room.cards[face.id] = card
			room.card_count = room.card_count + 1
		end
	end
end

local function seat_players(room, seats)
	for index, seat in ipairs(seats) do
		local player = sgs.new_player(room, seat)
		player.seat = index
		table.insert(room.players, player)
		player:touch()
	end
	room.current = room.players[1]
end

-- Health at the start: the general's, two generals' by scheme 0, one more for a lord among more than four.
local function start_health(player, count)
	if player.general == "" then return 0 end
	local general, second = sgs.generals[player.general], sgs.generals[player.general2]
	local most = general.max_hp
	if second then most = math.max(most + second.max_hp - 3, 1) end
	local extra, is_said = player.room:mode_says("extra_health", player)
	if not is_said then extra = player.role == "lord" and count > 4 and 1 or 0 end
	return most + extra
end

function Room:give_start_health(player)
	player.maxhp = start_health(player, #self.players)
	player.hp = player.maxhp
	player:touch()
end

-- Makes the room of a set-up: { mode, seats, cards (faces), deck (ids, top first) }.
function sgs.prepare(setup)
	local room = sgs.new_room(setup)
	room.bare = setup.bare
	sgs.room = room
	for name, general in pairs(setup.generals or {}) do sgs.generals[name] = sgs.generals[name] or sgs.general_of(general) end
	make_cards(room, setup.cards)
	seat_players(room, setup.seats)
	for index, player in ipairs(room.players) do
		local seat = setup.seats[index]
		player.maxhp = seat.max_hp or start_health(player, #room.players)
		player.hp = seat.hp or player.maxhp
	end
	room.draw = table.clone(setup.deck)
	for _, id in ipairs(room.draw) do room.place[id] = sgs.Player_DrawPile end
	return room
end

local function listens_to_start(room, player)
	for _, entry in ipairs(room.listeners[sgs.GameStart] or {}) do
		if not entry.skill.is_rule and player:ownSkill(entry.skill.name) then return true end
	end
	return false
end

-- The skills of all seats are known one seat after the other; those that act at the start do.
function Room:know_all_skills()
	self:know_global_skills()
	self:choose_generals()
	if self.bare then return end
	for _, player in ipairs(self.players) do
		if #player.offered == 0 then player:learn(player:getGeneral()) end
		if player.general2 ~= "" and #player.offered_second == 0 then player:learn(player:getGeneral2()) end
	end
end

-- Runs what the skills of one player do at the start of a game.
function Room:start_skills_of(player)
	if listens_to_start(self, player) then self:trigger(sgs.GameStart, player) end
end

local function choose_kingdoms(room)
	for _, player in ipairs(room.players) do
		if player.kingdom == "god" then player:setKingdom(room:askForKingdom(player)) end
	end
end

sgs.game_rule[sgs.GameStart] = function(room, player)
	if player then return end
	choose_kingdoms(room)
	for _, each in ipairs(room.players) do room:give_limit_marks(each) end
	room:setTag("FirstRound", true)
	local counts = {}
	for index, each in ipairs(room.players) do
		local data = sgs.QVariant(room:mode_says("first_hand", each) or 4)
		room:trigger(sgs.DrawInitialCards, each, data)
		counts[index] = data.value
	end
	room:drawCards(room.players, counts, "")
	for index, each in ipairs(room.players) do
		room:trigger(sgs.AfterDrawInitialCards, each, sgs.QVariant(counts[index]))
	end
end

local function whole_game(room)
	room:know_all_skills()
	for _, player in ipairs(room.players) do room:start_skills_of(player) end
	room:trigger(sgs.GameStart, nil)
	room:mode_says("begin", room)
	room:play_turns()
end

-- Plays the prepared room to its end; gives who has won and why. Errors of rules are errors.
function sgs.play()
	local room = sgs.room
	return sgs.finished(room, whole_game, room)
end

-- Runs something until it ends, or the game does.
function sgs.finished(room, act, ...)
	local ok, thrown = pcall(act, ...)
	if not ok and thrown ~= sgs.GameIsOver then error(thrown, 0) end
	room:unwind(0)
	return room.winner, room.end_reason
end
