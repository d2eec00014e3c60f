-- Trying a stone out: of the codes only those are worked out again that the stone can change, and what
-- they were is written down, so that the stone can be taken back. Points that make at least an open three
-- for somebody are hot: prediction looks at no others.

local seed = gomoku.seed

local EMPTY, EDGE = seed.EMPTY, seed.EDGE

-- Makes a point hot.
local function heat(game, at)
	if game.is_hot[at] then return end
	table.insert(game.hot, at)
	game.is_hot[at] = true
end

-- Finds all hot points. Points stay hot when their codes fall: a few too many do no harm.
function seed.find_hot(game)
	game.hot, game.is_hot = {}, {}
	for _, at in ipairs(game.all) do
		for n = 0, 3 do
			local code = math.max(game.Computer[at.x][at.y][n], game.Player[at.x][at.y][n])
			if code >= gomoku.codes.open_three then heat(game, at) end
		end
	end
end

-- Writes a code, and down what it was.
local function write(game, lines, n, code)
	local log, at = game.log, game.logged
	log[at + 1], log[at + 2], log[at + 3] = lines, n, lines[n]
	game.logged = at + 3
	lines[n] = code
end

local function look_again(game, who, x, y, n)
	local lines = game.codes[who][x][y]
	local code = seed.scans[game.scan](game, who, x, y, n)
	if code == lines[n] then return end
	write(game, lines, n, code)
	if code >= gomoku.codes.open_three then heat(game, seed.at(game, x, y)) end
end

-- What a stone changes on one side of it, by the way of looking at lines.
local reach = {}

-- A walk ends at an empty point, so nothing beyond the next one can see the stone; where a row lies
-- between them, only for whoever owns the row.
function reach.walk(game, x, y, n, dx, dy)
	local Table, row = game.Table, nil
	while true do
		x, y = x + dx, y + dy
		local column = Table[x]
		local mark = column and column[y] or EDGE
		if mark == EMPTY then
			if row ~= seed.PLAYER then look_again(game, seed.COMPUTER, x, y, n) end
			if row ~= seed.COMPUTER then look_again(game, seed.PLAYER, x, y, n) end
			return
		end
		if mark == EDGE or row and mark ~= row then return end
		row = mark
	end
end

-- How far apart two points of a line can be that matter to each other, gaps included.
local FAR = 5

function reach.whole(game, x, y, n, dx, dy)
	for _ = 1, FAR do
		x, y = x + dx, y + dy
		local column = game.Table[x]
		local mark = column and column[y] or EDGE
		if mark == EDGE then return end
		if mark == EMPTY then
			look_again(game, seed.COMPUTER, x, y, n)
			look_again(game, seed.PLAYER, x, y, n)
		end
	end
end

-- Whether the host's board has to follow: for its codes, and for what it forbids.
local function needs_board(game)
	return game.scan == "whole" or game.rule == "renju"
end

-- Places a stone on an empty point; what it gives is what `seed.take_back` wants.
function seed.try(game, who, at)
	local x, y = at.x, at.y
	local before = { at = at, logged = game.logged, hot = #game.hot }
	seed.turn(game, who, x, y)
	if needs_board(game) then game.board:place(game.colour[who], x, y) end
	local changed = reach[game.scan]
	for n = 0, 3 do
		local dx, dy = seed.STEP_X[n], seed.STEP_Y[n]
		write(game, game.Computer[x][y], n, 0)
		write(game, game.Player[x][y], n, 0)
		changed(game, x, y, n, dx, dy)
		changed(game, x, y, n, -dx, -dy)
	end
	return before
end

-- Takes back the last stone that was tried.
function seed.take_back(game, before)
	local log = game.log
	for at = game.logged - 2, before.logged + 1, -3 do
		log[at][log[at + 1]] = log[at + 2]
	end
	game.logged = before.logged
	while #game.hot > before.hot do game.is_hot[table.remove(game.hot)] = nil end
	game.Table[before.at.x][before.at.y] = EMPTY
	if needs_board(game) then game.board:undo() end
end
