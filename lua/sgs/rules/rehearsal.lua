-- A table set up by hand and some steps played on it: how specs try rules.

local Room = sgs.Room

local function player_of(name)
	local player = sgs.room:findPlayer(name, true) or sgs.room:findPlayerByObjectName(name)
	return player or error(("nobody is called %s"):format(tostring(name)), 0)
end

local function players_of(names)
	local list = sgs.SPlayerList()
	for _, name in ipairs(type(names) == "table" and names or { names }) do list:append(player_of(name)) end
	return list
end

local function card_of(text)
	return sgs.Card_Parse(text) or error(("there is no card %s"):format(tostring(text)), 0)
end

local NATURES = { normal = 0, fire = 1, thunder = 2 }
local PHASES = { round_start = 0, start = 1, judge = 2, draw = 3, play = 4, discard = 5, finish = 6 }

-- What a step does, by the field that names it.
local STEPS = {
	use = function(room, step)
		local from = player_of(step.by)
		local use = sgs.CardUseStruct(card_of(step.use), from, step.on and players_of(step.on) or nil)
		use.m_reason = sgs.CardUseStruct_CARD_USE_REASON_PLAY
		room:choice_made(from, use)
		room:useCard(use, true)
	end,
	turn = function(room, step)
		local player = player_of(step.turn)
		room:setCurrent(player)
		room:trigger(sgs.TurnStart, player)
	end,
	phase = function(room, step)
		local player = player_of(step.of)
		room:setCurrent(player)
		player:play({ PHASES[step.phase] })
	end,
	damage = function(room, step)
		local card = step.card and card_of(step.card) or step.reason or ""
		local from = step.by and player_of(step.by)
		room:damage(sgs.DamageStruct(card, from, player_of(step.on), step.damage, NATURES[step.nature or "normal"]))
	end,
	lose_hp = function(room, step) room:loseHp(player_of(step.of), step.lose_hp) end,
	recover = function(room, step) room:recover(player_of(step.of), sgs.RecoverStruct(nil, nil, step.recover)) end,
	draw = function(room, step) room:drawCards(player_of(step.of), step.draw, "") end,
	throw = function(room, step) room:throwCard(step.throw, player_of(step.of)) end,
	kill = function(room, step)
		local by = step.by and player_of(step.by)
		room:killPlayer(player_of(step.kill), by and sgs.DamageStruct("", by, player_of(step.kill)))
	end,
	gain = function(room, step) room:handleAcquireDetachSkills(player_of(step.of), step.gain) end,
	start = function(room, step) room:start_skills_of(player_of(step.start)) end,
	begin = function(room) room:trigger(sgs.GameStart, nil) end, -- the first hands are drawn
	turns = function(room, step) -- so many turns from the beginning of a game, in the order of its mode
		room:mode_says("begin", room)
		for _ = 1, step.turns do room:take_turn() end
	end,
	judge = function(room, step)
		local judge = sgs.JudgeStruct()
		judge.who, judge.pattern, judge.reason = player_of(step.of), step.judge, step.reason or "rehearsal"
		judge.good = step.good ~= false
		room:judge(judge)
	end,
	pindian = function(_, step) player_of(step.by):pindian(player_of(step.pindian), step.reason or "rehearsal") end,
	slash = function(room, step) -- somebody is asked to use a Slash on another
		room:askForUseSlashTo(player_of(step.slash), player_of(step.on), "rehearsal-slash")
	end,
	respond = function(room, step) -- somebody is asked for a Jink or Slash
		local method = step.method == "use" and sgs.Card_MethodUse or sgs.Card_MethodResponse
		room:askForCard(player_of(step.of), step.respond, "rehearsal", nil, method)
	end,
}

local function run_step(room, step)
	for name, act in pairs(STEPS) do
		if step[name] ~= nil then return act(room, step) end
	end
	error("a step is one of use, turn, phase, damage, lose_hp, recover, draw, throw, kill, gain, start, begin, turns, judge, pindian, slash, respond", 0)
end

local function put(room, player, ids, place)
	for _, id in ipairs(ids or {}) do
		local card = room.cards[id]
		room.place[id], room.owner[id] = place, player
		if place == sgs.Player_PlaceHand then
			table.insert(player.hand, id)
			room:filter_card(player, card, place)
		elseif place == sgs.Player_PlaceEquip then
			player.equips[card.class.slot + 1] = id
			if card.class.attaches then player:attach(card.class.attaches) end
		else
			table.insert(player.judging, id)
		end
	end
	player:touch()
end

local function dress(room, player, seat)
	put(room, player, seat.equips, sgs.Player_PlaceEquip)
	put(room, player, seat.hand, sgs.Player_PlaceHand)
	put(room, player, seat.judging, sgs.Player_PlaceDelayedTrick)
	for name, count in pairs(seat.marks or {}) do player:setMark(name, count) end
	for _, flag in ipairs(seat.flags or {}) do player:setFlags(flag) end
	for name, ids in pairs(seat.piles or {}) do
		room:add_to_pile(player, name, ids)
		for _, id in ipairs(ids) do room.place[id], room.owner[id] = sgs.Player_PlaceSpecial, player end
	end
	if seat.faceup == false then player:setFaceUp(false) end
	if seat.chained then player:setChained(true) end
	for _, skill in ipairs(seat.acquired or {}) do player:acquireSkill(skill) end
	if seat.kingdom then player:setKingdom(seat.kingdom) end
end

-- Seats the players with what they have.
function sgs.prepare_rehearsal(setup)
	local room = sgs.prepare(setup)
	room:know_all_skills()
	for index, player in ipairs(room.players) do dress(room, player, setup.seats[index]) end
	for _, each in ipairs(room.players) do room:give_limit_marks(each) end
	for index, player in ipairs(room.players) do
		for name, count in pairs(setup.seats[index].marks or {}) do player:setMark(name, count) end
	end
	for _, id in ipairs(setup.discard or {}) do
		table.insert(room.discard, id)
		room.place[id] = sgs.Player_DiscardPile
	end
	if setup.current then
		room:setCurrent(player_of(setup.current))
		room.current:setPhase(PHASES[setup.phase or "play"])
	end
	room.steps = setup.steps
	return room
end

function sgs.rehearse()
	local room = sgs.room
	return sgs.finished(room, function()
		for _, step in ipairs(room.steps) do run_step(room, step) end
	end)
end
