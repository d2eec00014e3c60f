-- What the seed's text asks for, clause by clause: S1 to S15.

local seed, codes = gomoku.seed, gomoku.codes
local COMPUTER, PLAYER = seed.COMPUTER, seed.PLAYER

-- The game on a scene as the side that is asked sees it.
local function game_on(from, scan)
	from.side = from.side or "black"
	local table_scene = scene(from)
	return seed.begin(board(table_scene), table_scene.ask.seat, scan)
end

local function decision_of(level, from)
	gomoku.settings.profile, gomoku.settings.level = "seed", level
	local decision = decide(scene(from))
	assert.same({}, decision.faults)
	assert.equal("default", decision.source)
	return decision
end

local function plays(level, from)
	return decision_of(level, from).answer
end

local function copy_of(value)
	if type(value) ~= "table" then return value end
	local copy = {}
	for key, inner in pairs(value) do copy[key] = copy_of(inner) end
	return copy
end

-- The codes of a side at a point, in the order of their lines.
local function codes_at(game, who, name)
	local x, y = gomoku.xy(name)
	local lines = game.codes[who][x][y]
	return { lines[0], lines[1], lines[2], lines[3] }
end

local function code_at(game, who, name, n)
	return codes_at(game, who, name)[n + 1]
end

local function name_of(at)
	return at and gomoku.point(at.x, at.y)
end

describe("S1: the table", function()
	it("has 15 × 15 points from 0: 0 empty, 1 one's own, 2 the opponent's", function()
		local game = game_on{ moves = "h8a1" }
		for x = 0, 14 do
			for y = 0, 14 do
				local here = gomoku.point(x, y)
				assert.equal(here == "H8" and 1 or here == "A1" and 2 or 0, game.Table[x][y], here)
			end
		end
		assert.is_nil(game.Table[15])
		assert.is_nil(game.Table[-1])
		assert.is_nil(game.Table[0][15])
	end)

	it("is the table of whoever is to move", function()
		local game = game_on{ moves = "h8", side = "white" }
		assert.equal(2, game.Table[7][7])
	end)
end)

describe("S2: the tables of shapes", function()
	it("hold for both sides four codes of every point", function()
		local game = game_on{ moves = "h8" }
		for _, filled in ipairs({ game.Computer, game.Player }) do
			for x = 0, 14 do
				for y = 0, 14 do
					for n = 0, 3 do assert.number(filled[x][y][n]) end
					assert.is_nil(filled[x][y][4])
				end
			end
			assert.is_nil(filled[15])
		end
	end)

	it("count lines as horizontal, vertical, left diagonal, right diagonal", function()
		local game = game_on{ black = "g8i8", white = "a1c1" }
		assert.same({ 15, 2, 2, 2 }, codes_at(game, COMPUTER, "H8"))
		assert.same({ 2, 15, 2, 2 }, codes_at(game_on{ black = "h7h9", white = "a1c1" }, COMPUTER, "H8"))
		assert.same({ 2, 2, 15, 2 }, codes_at(game_on{ black = "g9i7", white = "a1c1" }, COMPUTER, "H8"))
		assert.same({ 2, 2, 2, 15 }, codes_at(game_on{ black = "g7i9", white = "a1c1" }, COMPUTER, "H8"))
	end)

	it("are one's own and the opponent's", function()
		local game = game_on{ black = "g8i8", white = "g12i12" }
		assert.equal(15, code_at(game, COMPUTER, "H8", 0))
		assert.equal(15, code_at(game, PLAYER, "H12", 0))
		assert.equal(2, code_at(game, COMPUTER, "H12", 1))
	end)
end)

describe("S3: the codes", function()
	it("are 20 for a rush four and 15 for an open three", function()
		assert.equal(20, codes.rush_four)
		assert.equal(15, codes.open_three)
		assert.equal(20, code_at(game_on{ black = "f8g8h8", white = "e8a1c1" }, COMPUTER, "I8", 0))
		assert.equal(15, code_at(game_on{ black = "g8h8", white = "a1c1" }, COMPUTER, "I8", 0))
	end)

	it("are the larger the more important", function()
		local order = { "none", "dead_one", "live_one", "sleeping_two", "live_two", "sleeping_three", "open_three",
			"rush_four", "straight_four", "five" }
		for at = 2, #order do assert(codes[order[at - 1]] < codes[order[at]], order[at]) end
	end)
end)

describe("S4: compound shapes", function()
	local function compound(a, b)
		return seed.compound{ [0] = a, b or 0, 0, 2 }
	end

	it("are read from the four codes of one point", function()
		assert.equal("33", compound(15, 15))
		assert.equal("43", compound(15, 20))
		assert.equal("43", compound(20, 15))
		assert.equal("44", compound(20, 20))
		assert.is_nil(compound(15))
		assert.is_nil(compound(20, 10))
	end)

	it("are found on the board", function()
		local game = game_on{ black = "f8g8h8i9i10", white = "e8a1c1a3c3" }
		assert.equal("43", seed.compound(game.Computer[8][7]))
		assert.is_nil(seed.compound(game.Player[8][7]))
	end)
end)

describe("S5: the modules", function()
	it("are six: beginning, loop, the player's move, analysis, the computer's move, the verdict", function()
		for _, module in ipairs({ "start", "turn", "player_move", "analyse", "computer_move", "judge" }) do
			assert.is_function(seed[module], module)
		end
	end)

	it("are at work in every decision", function()
		for _, module in ipairs({ "start", "turn", "player_move", "analyse", "computer_move", "judge" }) do
			local seen = spy.on(seed, module)
			plays(1, { moves = "h8h9i8", rule = "renju" })
			assert.spy(seen).was_called()
		end
	end)
end)

describe("S6: the beginning", function()
	it("makes all three tables zero", function()
		local game = seed.start(15, 15, "freestyle", "black")
		for x = 0, 14 do
			for y = 0, 14 do
				assert.equal(0, game.Table[x][y])
				assert.same({ [0] = 0, 0, 0, 0 }, game.Computer[x][y])
				assert.same({ [0] = 0, 0, 0, 0 }, game.Player[x][y])
			end
		end
	end)
end)

describe("S7: a move", function()
	it("of the player writes 2, of the computer 1", function()
		local game = seed.start(15, 15, "freestyle", "black")
		seed.player_move(game, 3, 4)
		seed.computer_move(game, 4, 3)
		assert.equal(2, game.Table[3][4])
		assert.equal(1, game.Table[4][3])
	end)

	it("goes to the module of whoever has the turn", function()
		local game = seed.start(15, 15, "freestyle", "black")
		seed.turn(game, PLAYER, 1, 2)
		seed.turn(game, COMPUTER, 2, 1)
		assert.equal(2, game.Table[1][2])
		assert.equal(1, game.Table[2][1])
	end)
end)

describe("S8: the analysis", function()
	it("goes through all empty points row by row from the top left", function()
		local game, met = game_on{ moves = "a15c15" }, {}
		local walk = seed.scans.walk
		seed.scans.walk = function(game, who, x, y, n)
			if who == COMPUTER and n == 0 then table.insert(met, gomoku.point(x, y)) end
			return walk(game, who, x, y, n)
		end
		seed.analyse(game)
		assert.equal(223, #met, "two points are not empty")
		assert.same({ "B15", "D15", "E15" }, { met[1], met[2], met[3] })
		assert.same({ "O15", "A14", "B14" }, { met[13], met[14], met[15] })
		assert.equal("O1", met[223])
	end)

	it("leaves nothing where a stone stands", function()
		local game = game_on{ black = "g8h8i8", white = "a1c1" }
		assert.same({ 0, 0, 0, 0 }, codes_at(game, COMPUTER, "H8"))
		assert.same({ 0, 0, 0, 0 }, codes_at(game, PLAYER, "H8"))
	end)
end)

describe("S9: the walk", function()
	it("counts stones of one's own until an opposing stone, an empty point or the edge", function()
		local function code(black, white, point)
			return code_at(game_on{ black = black, white = white }, COMPUTER, point, 0)
		end
		assert.equal(codes.open_three, code("g8h8", "a1c1", "I8"), "both ends are empty")
		assert.equal(codes.sleeping_three, code("g8h8", "f8c1", "I8"), "an opposing stone")
		assert.equal(codes.sleeping_three, code("a8b8", "f1c1", "C8"), "the edge")
		assert.equal(codes.none, code("g8h8", "f8j8", "I8"), "both ends are closed")
		assert.equal(codes.live_one, code("g8h8", "a1c1", "K8"), "it does not look beyond an empty point")
	end)

	it("puts both halves together", function()
		assert.equal(codes.straight_four, code_at(game_on{ black = "f8g8i8", white = "a1c1" }, COMPUTER, "H8", 0))
		assert.equal(codes.five, code_at(game_on{ black = "f8g8i8j8", white = "a1c1e1" }, COMPUTER, "H8", 0))
	end)

	it("does the same on the other three lines and for the opponent", function()
		local game = game_on{ black = "a1c1e1", white = "h9h10g7f6" }
		assert.equal(codes.open_three, code_at(game, PLAYER, "H11", 1))
		assert.equal(codes.open_three, code_at(game, PLAYER, "E5", 3))
		assert.equal(codes.live_two, code_at(game, PLAYER, "G8", 1))
		assert.equal(codes.live_two, code_at(game, PLAYER, "G8", 3))
	end)

	it("misses shapes with a gap, which the other way of looking sees", function()
		local from = { black = "f8h8", white = "a1c1" }
		assert.equal(codes.live_two, code_at(game_on(from), COMPUTER, "I8", 0))
		assert.equal(codes.split_three, code_at(game_on(from, "whole"), COMPUTER, "I8", 0))
	end)

	it("is done again for just those lines that a stone changes", function()
		for _, scan in ipairs({ "walk", "whole" }) do
			local from = { black = "g8h8f6", white = "i9i10j8", rule = "freestyle" }
			local game = game_on(from, scan)
			local before, start = copy_of(game.codes), seed.try(game, COMPUTER, seed.at(game, 8, 7))
			local after = game_on({ black = "g8h8f6i8", white = "i9i10j8", side = "black" }, scan)
			assert.same(after.codes, game.codes, scan)
			seed.take_back(game, start)
			assert.same(before, game.codes, scan)
			assert.equal(0, game.Table[8][7])
		end
	end)
end)

describe("S10: the simple choice", function()
	it("plays where the code is largest", function()
		-- an open three of White's can become a straight four, Black's own two only an open three
		assert.equal("I8", plays(1, { black = "c3d3a1", white = "f8g8h8", side = "black", blocked = "e8" }))
	end)

	it("goes before the opponent where both are equal", function()
		assert.equal("B3", plays(1, { black = "c3d3", white = "g8h8", side = "black" }))
		assert.equal("F8", plays(1, { black = "c3d3", white = "g8h8", side = "white" }))
	end)

	it("takes the first point from the top left where several are equal", function()
		assert.equal("F8", plays(1, { black = "g8h8", white = "a1o1", side = "black" }))
		assert.equal("H9", plays(1, { black = "h7h8", white = "a1o1", side = "black" }))
	end)
end)

describe("S11: prediction", function()
	-- G8 makes an open three, E10 answers it, and I6 is a winning point then
	local from = { black = "k6e9h6h7e7f9", white = "g5e8j7k9h10" }

	it("finds the move after which a winning point comes up", function()
		local game = game_on(from)
		local at, steps = seed.predict(game, COMPUTER, 2)
		assert.equal("G8", name_of(at))
		assert.equal(2, steps)
		assert.is_nil(seed.predict(game, COMPUTER, 1))
	end)

	it("looks one step further at each level from the second on", function()
		assert.equal("D9", plays(1, from), "the largest number")
		assert.not_equal("G8", plays(2, from), "one step")
		for level = 3, 6 do assert.equal("G8", plays(level, from), "level " .. level) end
		assert.equal("G8", plays(9, from), "there is no higher level than the sixth")
	end)

	it("leaves no trace on the tables", function()
		local game = game_on(from)
		local before = copy_of({ game.Table, game.Computer, game.Player })
		seed.predict(game, COMPUTER, 5)
		assert.same(before, { game.Table, game.Computer, game.Player })
		assert.equal(0, game.logged)
	end)

	it("sees winning points that are there already", function()
		local function makes(black, white)
			local at, steps, compound = seed.predict(game_on{ black = black, white = white }, COMPUTER, 1)
			return { name_of(at), steps, compound }
		end
		assert.same({ "I8", 0, "43" }, makes("f8g8h8i9i10", "e8a1c1a3c3"))
		assert.same({ "H8", 0, "33" }, makes("g8i8h7h9", "a1c1a3c3"))
		assert.same({ "I8", 0, "44" }, makes("f8g8h8i9i10i11", "e8i12a1c1a3c3"))
	end)

	it("counts on the answer that the opponent's largest number gives", function()
		-- White answers the four with a four of his own row: five before Black's four-three is of use
		local lost = { black = "f8g8h8c3d3", white = "e8j9j10j11a1", blocked = "j12" }
		local game = game_on(lost)
		local x, y = gomoku.xy("I8")
		seed.try(game, COMPUTER, seed.at(game, x, y))
		local answer = seed.largest(game, PLAYER)
		assert.equal("J8", name_of(answer))
	end)
end)

describe("S12: two threes and two fours of Black", function()
	local threes = { black = "g8i8h7h9", white = "a1c1a3c3" }
	local fours = { black = "f8g8h8i9i10i11", white = "e8i12a1c1a3c3" }

	local function with_rule(from, rule)
		local copy = copy_of(from)
		copy.rule = rule
		return copy
	end

	it("win where nothing is forbidden", function()
		for _, rule in ipairs({ "freestyle", "standard" }) do
			assert.equal("H8", plays(2, with_rule(threes, rule)), rule)
			assert.equal("I8", plays(2, with_rule(fours, rule)), rule)
		end
	end)

	it("win nothing in renju", function()
		for level = 1, 6 do
			assert.not_equal("H8", plays(level, with_rule(threes, "renju")), "level " .. level)
			assert.not_equal("I8", plays(level, with_rule(fours, "renju")), "level " .. level)
		end
	end)

	it("win in renju for White", function()
		assert.equal("H8", plays(2, { white = "g8i8h7h9", black = "a1c1a3c3f5", rule = "renju" }))
	end)

	it("are not foreseen as a win of Black's either", function()
		local game = game_on{ black = "g8i8h7h9", white = "a1c1a3c3", rule = "renju" }
		assert.not_equal("H8", name_of(seed.predict(game, COMPUTER, 0)))
	end)

	it("do not make a four-three forbidden", function()
		assert.equal("I8", plays(2, { black = "f8g8h8i9i10", white = "e8a1c1a3c3", rule = "renju" }))
	end)
end)

describe("S13: where no attack is seen", function()
	-- the attack of S11, seen by the other side
	local from = { black = "k6e9h6h7e7f9", white = "g5e8j7k9h10", side = "white" }

	it("the sides are swapped, and the opponent's attack is broken where it begins", function()
		local game = game_on(from)
		assert.is_nil(seed.predict(game, COMPUTER, 2))
		assert.equal("G8", name_of(seed.predict(game, PLAYER, 2)))
		assert.equal("G8", plays(3, from))
		assert.not_equal("G8", plays(2, from), "that is too far off for one step")
	end)

	it("one's own attack goes first", function()
		assert.equal("I8", plays(2, { black = "f8g8h8i9i10", white = "e8g4i4h3h5", side = "black" }))
	end)

	it("and no attack of the opponent's either, the largest number is played", function()
		assert.equal("G9", plays(2, { black = "h8", white = "a1", side = "black" }))
	end)
end)

describe("S14: five steps", function()
	it("end within what a decision may spend, on a crowded board too", function()
		local crowded = { black = "f7f5j10e8c8l5c2i4c5k10", white = "k2e13e5d7j9h10d8m5l6", side = "white" }
		local tries, predict = 0, seed.predict
		seed.predict = function(game, who, steps)
			assert.equal(5, steps)
			local at, after, makes = predict(game, who, steps)
			tries += game.tries
			return at, after, makes
		end
		plays(6, crowded)
		assert(tries >= 300, tries .. " moves were tried")
	end)

	it("try no more moves than the limit says", function()
		seed.most_tries.walk = 7
		local game = game_on{ black = "f7f5j10e8c8l5c2i4c5k10", white = "k2e13e5d7j9h10d8m5l6", side = "white" }
		seed.predict(game, PLAYER, 5)
		assert.equal(7, game.tries)
	end)
end)

describe("S15: the verdict", function()
	local function verdict(point, from)
		local game = game_on(from)
		return seed.judge(game, COMPUTER, gomoku.xy(point))
	end

	it("is a win for five in a row", function()
		assert.equal("win", verdict("I8", { black = "e8f8g8h8", white = "d8a1c1" }))
		assert.equal("win", verdict("G8", { black = "e8f8h8i8", white = "d8a1c1", rule = "renju" }))
		assert.is_nil(verdict("J8", { black = "e8f8g8h8", white = "d8a1c1" }))
	end)

	it("is a foul for two threes, two fours and six of Black's in renju", function()
		local fouls = { H8 = "g8i8h7h9", I8 = "f8g8h8i9i10i11", G8 = "d8e8f8h8i8" }
		local white = { H8 = "a1c1", I8 = "e8i12a1", G8 = "a1c1" }
		for point, black in pairs(fouls) do
			assert.equal("foul", verdict(point, { black = black, white = white[point], rule = "renju" }), point)
			assert.not_equal("foul", verdict(point, { black = black, white = white[point], rule = "freestyle" }), point)
			local swapped = { white = black, black = white[point], side = "white", rule = "renju" }
			assert.not_equal("foul", verdict(point, swapped), point)
		end
	end)

	it("is five before a foul", function()
		local both = { black = "e8f8g8h8i7i9h7h9", white = "d8a1c1", rule = "renju" }
		assert.equal("win", verdict("I8", both))
	end)
end)

describe("play", function()
	it("begins in the middle", function()
		for level = 1, 6 do assert.equal("H8", plays(level, { moves = {} })) end
		assert.equal("K11", plays(1, { moves = {}, size = 20 }))
		assert.equal("C3", plays(1, { moves = {}, size = 5 }))
	end)

	it("wins when it can", function()
		for level = 1, 6 do
			assert.equal("I8", plays(level, { black = "e8f8g8h8", white = "d8h4i4j4k4", side = "black" }))
			assert.equal("G8", plays(level, { black = "e8f8h8i8", white = "a1h4i4j4k4", side = "black" }))
		end
	end)

	it("blocks a four", function()
		for level = 1, 6 do assert.equal("I8", plays(level, { black = "e8f8g8h8", white = "d8a1c1" })) end
	end)

	it("blocks a four even when lost", function()
		local answer = plays(6, { black = "e8f8g8h8", white = "a1c1e1" })
		assert(answer == "D8" or answer == "I8", answer)
	end)

	it("blocks an open three", function()
		for level = 1, 6 do
			local answer = plays(level, { black = "f8g8h8", white = "a1c1" })
			assert(answer == "E8" or answer == "I8", "level " .. level .. ": " .. answer)
		end
	end)

	it("plays a four-three and wins with it", function()
		local moves = { black = "f8g8h8i9i10", white = "e8a1c1a3c3", side = "black" }
		assert.equal("I8", plays(2, moves))
		assert.equal("J8", plays(2, { black = "f8g8h8i9i10i8", white = "e8a1c1a3c3" }), "the only answer")
		local last = plays(2, { black = "f8g8h8i9i10i8", white = "e8a1c1a3c3j8", side = "black" })
		assert(last == "I7" or last == "I11", last)
	end)

	it("never plays a forbidden point while there is another", function()
		-- White's four can only be stopped at G7, where Black would make two threes
		for level = 1, 6 do
			assert.not_equal("G7", plays(level, { moves = "h8g6f6g5f7g4h7g3g2a1", rule = "renju" }))
		end
	end)

	it("answers on a board with one empty point", function()
		local rows = { "XXOOX", "OOXXO", "XXOOX", "OOXXO", "XXOO." }
		assert.equal("E1", plays(6, { drawn = table.concat(rows, " "), side = "black" }))
	end)

	it("keeps off points that nobody can use", function()
		assert.not_equal("H8", plays(1, { moves = {}, blocked = "h8" }))
	end)

	it("tells why", function()
		local function reasons(level, from)
			local text = {}
			for _, step in ipairs(decision_of(level, from).trace) do table.insert(text, step.why or step.text or "") end
			return table.concat(text, "; ")
		end
		assert.matches("the opponent's largest number", reasons(1, { black = "f8g8h8", white = "a1c1" }))
		assert.matches("our own 43 at once", reasons(2, { black = "f8g8h8i9i10", white = "e8a1c1a3c3", side = "black" }))
		assert.matches("keeps the opponent from straight_four at once", reasons(2, { black = "f8g8h8", white = "a1c1" }))
	end)
end)
