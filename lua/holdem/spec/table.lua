-- Hold'em in specs: scene{ hole = "AhKd", history = "r30c/", board = "2h7h9c" } with the fields of a snapshot. Stacks
-- are a list (two seats of 1000 where none is given), blinds 5 and 10; the button is at seat 1, and the seat that
-- looks is the one with the button where none is named. Only the spec runner loads this.

local kit = ...
local words, game = kit.words, kit.game

local function seats(stacks)
	local found = {}
	for at, stack in ipairs(stacks) do found[at] = type(stack) == "table" and kit.copy(stack) or { stack = stack } end
	return found
end

local function put(scene, fields)
	local snapshot = scene.snapshot
	for key, value in pairs(fields) do
		if key == "stacks" then
			snapshot.seats = seats(value)
		else
			snapshot[key] = type(value) == "table" and kit.copy(value) or value
		end
	end
	snapshot.seats = snapshot.seats or seats({ 1000, 1000 })
	snapshot.rules = snapshot.rules or { small_blind = 5, big_blind = 10 }
	snapshot.button = snapshot.button or 1
	snapshot.seat = snapshot.seat or snapshot.button
	snapshot.hole = snapshot.hole or "AhKd"
	scene.ask = { kind = "act", seat = snapshot.seat }
	return scene
end

function game.build(from)
	if from.snapshot then return kit.copy(from) end
	return put({ snapshot = {} }, from)
end

game.change = put

-- The view of the scene at the table, as whoever is asked gets it.
function words.view(scene)
	local ask, found = (scene or kit.current()).ask, nil
	local seat = tostring(ask.seat)
	local own = holdem.ai_act[seat]
	holdem.ai_act[seat] = function(view)
		found = view
		return nil
	end
	words.decide(scene)
	holdem.ai_act[seat] = own
	return found
end
