-- Gomoku in specs: scene{ moves = "h8h9i8", rule = "renju" } or scene{ drawn = ROWS }, the highest row
-- first, X Black, O White, anything else but blanks empty. Other fields are those of a snapshot. The side
-- to move is asked. Only the spec runner loads this.

local kit = ...
local words, game = kit.words, kit.game

-- Points of a text such as "h8h9i8", or of a list.
local function points(from)
	if type(from) ~= "string" then return kit.copy(from) end
	local found = {}
	for point in string.gmatch(from, "%a%d+") do table.insert(found, string.upper(point)) end
	return found
end

-- The stones of a drawing, and its size.
local function drawn(text)
	local rows, stones = {}, { X = {}, O = {} }
	for row in string.gmatch(text, "%S+") do table.insert(rows, row) end
	for at, row in ipairs(rows) do
		for x = 1, #row do
			local list = stones[string.sub(row, x, x)]
			if list then table.insert(list, gomoku.point(x - 1, #rows - at)) end
		end
	end
	return { size = #rows[1], height = #rows, black = stones.X, white = stones.O }
end

local function to_move(snapshot)
	local ahead = #(snapshot.black or {}) - #(snapshot.white or {}) + #(snapshot.moves or {}) % 2
	return snapshot.side or (ahead > 0 and "white" or "black")
end

local function put(scene, fields)
	local snapshot = scene.snapshot
	if fields.drawn then kit.merge(snapshot, drawn(fields.drawn)) end
	for key, value in pairs(fields) do
		if key ~= "drawn" then snapshot[key] = type(value) == "table" and kit.copy(value) or value end
	end
	for _, list in ipairs({ "moves", "black", "white", "blocked" }) do
		if snapshot[list] then snapshot[list] = points(snapshot[list]) end
	end
	scene.ask = { kind = "move", seat = to_move(snapshot) }
	return scene
end

function game.build(from)
	if from.snapshot then return kit.copy(from) end
	return put({ snapshot = {} }, from)
end

game.change = put

-- The board of the scene at the table, as whoever is asked gets it.
function words.board(scene)
	local seat, found = (scene or kit.current()).ask.seat, nil
	local own = gomoku.ai_move[seat]
	gomoku.ai_move[seat] = function(board, side)
		found = board
		return board:best(side)
	end
	words.decide(scene)
	gomoku.ai_move[seat] = own
	return found
end
