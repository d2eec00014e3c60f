-- Dou Dizhu in specs: scene{ hand = "…", seat = 1, landlord = 1, history = "3 5 pass" } with the fields of a
-- snapshot; the seat is asked what is due. scene{ hand = "AA9", others = { 10, 3 }, last = "3" } is an ending:
-- so many cards (or those of a text) are left to the next seat and to the one after it, and `last` was played
-- by the seat before or by seat `by`. A history that leads there is made up. Only the spec runner loads this.

local kit = ...
local words, game = kit.words, kit.game

local function turns(from)
	if type(from) ~= "string" then return kit.copy(from) end
	local found = {}
	for turn in string.gmatch(from, "%S+") do table.insert(found, turn) end
	return found
end

-- What the seat of a snapshot is asked.
local function due(snapshot)
	if not snapshot.landlord and not snapshot.history then return "bid" end
	local rules = snapshot.rules
	local doubling = type(rules) == "table" and rules.doubling
	if doubling and not snapshot.history and #(snapshot.doubles or {}) < 3 then return "double" end
	return "play"
end

local function put(scene, fields)
	local snapshot = scene.snapshot
	if fields.others then fields = kit.ending(fields) end
	for key, value in pairs(fields) do snapshot[key] = type(value) == "table" and kit.copy(value) or value end
	if snapshot.history then snapshot.history = turns(snapshot.history) end
	snapshot.seat = snapshot.seat or 1
	scene.ask = { kind = due(snapshot), seat = snapshot.seat }
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
	local registry, seat = doudizhu["ai_" .. ask.kind], tostring(ask.seat)
	local own = registry[seat]
	registry[seat] = function(view)
		found = view
		return nil
	end
	words.decide(scene)
	registry[seat] = own
	return found
end
