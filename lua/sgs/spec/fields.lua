-- Fields of a scene in specs: players by general or seat, the question in short, what else there is.

local kit = ...
local card_ids = kit.card_ids

-- The player whom a text means: his seat's name or his general's, of which `nos_` and the like may
-- be left out.
function kit.find(snapshot, name)
	local found = {}
	for _, player in ipairs(snapshot.players) do
		if player.name == name then return player end
		if player.general == name then table.insert(found, player) end
	end
	if #found == 0 then
		for _, player in ipairs(snapshot.players) do
			if string.match(player.general, "^%l+_(.+)$") == name then table.insert(found, player) end
		end
	end
	if #found == 1 then return found[1] end
	kit.stop("error", (#found == 0 and "nobody is called " or "more than one is called ") .. kit.show(name))
end

local function seat_of(snapshot, name)
	return type(name) == "string" and kit.find(snapshot, name).name or name
end

local function seats_of(snapshot, names)
	local seats = {}
	for _, name in ipairs(names) do table.insert(seats, seat_of(snapshot, name)) end
	return seats
end

local function others(snapshot, seat)
	local names = {}
	for _, player in ipairs(snapshot.players) do
		if player.name ~= seat and player.alive ~= false then table.insert(names, player.name) end
	end
	return names
end

-- The question, from `ask`, or from `choose`, `invoke`, `targets`, `optional` and `me`.
local function question(scene, from)
	local snapshot, ask = scene.snapshot, scene.ask
	if from.ask then ask = kit.merge(ask or {}, from.ask) end
	local me = from.me and seat_of(snapshot, from.me) or ask and seat_of(snapshot, ask.seat)
	if from.choose then ask = { kind = "askForPlayerChosen", reason = from.choose, targets = others(snapshot, me) } end
	if from.invoke then ask = { kind = "askForSkillInvoke", skill_name = from.invoke } end
	if not ask then return nil end
	ask.seat = me
	if from.optional ~= nil then ask.optional = from.optional end
	if from.targets then ask.targets = from.targets end
	if ask.targets then ask.targets = seats_of(snapshot, ask.targets) end
	return ask
end

local OF_SNAPSHOT = { mode = 1, turn = 1, current = 1, sight = 1, table = 1, dying = 1, cards = 1, discard = 1, tags = 1, draw = 1 }
local OF_ENVELOPE = { seed = 1, events = 1, names = 1, ext = 1, snapshot = 1 }
local OF_QUESTION = { ask = 1, choose = 1, invoke = 1, targets = 1, optional = 1, me = 1, players = 1 }

function kit.put(scene, from)
	local snapshot = scene.snapshot
	for key, value in pairs(from) do
		if OF_SNAPSHOT[key] then
			local spelled = (key == "table" or key == "discard") and card_ids(value, snapshot) or value
			snapshot[key] = key == "current" and seat_of(snapshot, value) or kit.copy(spelled)
		elseif OF_ENVELOPE[key] then
			if key == "snapshot" then kit.merge(snapshot, value) else scene[key] = kit.copy(value) end
		elseif not OF_QUESTION[key] then
			kit.stop("error", "a scene has no field " .. kit.show(key))
		end
	end
	scene.ask = question(scene, from)
	return scene
end

kit.seat_of = seat_of
