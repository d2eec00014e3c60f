-- The strong player, and the search and the solvers that scripts may use.

-- Few stones, so that a slow build answers in time; what is asked here needs no more.
local NODES = 1000

local function decision_of(from, level)
	gomoku.settings.profile, gomoku.settings.level, gomoku.settings.nodes = "strong", level or 9, NODES
	local decision = decide(scene(from))
	assert.same({}, decision.faults)
	assert.equal("default", decision.source)
	return decision
end

local function plays(from, level)
	return decision_of(from, level).answer
end

local function assert_one_of(expected, answer, why)
	assert(table.find(expected, answer), (why or "") .. " expected one of " .. table.concat(expected, " ") .. ", got " .. answer)
end

describe("strong", function()
	it("begins in the middle", function()
		assert.equal("H8", plays{ moves = {} })
		assert.equal("H8", plays({ moves = {}, rule = "renju" }, 1))
	end)

	it("wins when it can", function()
		for level = 1, 9 do
			assert.equal("I8", plays({ black = "e8f8g8h8", white = "d8h4i4j4k4", side = "black" }, level))
		end
	end)

	it("blocks a four on every level, even when lost", function()
		for level = 1, 9 do
			assert.equal("E7", plays("black-must-block-four", level))
			assert.equal("I8", plays({ black = "e8f8g8h8", white = "d8a1c1" }, level))
		end
	end)

	it("blocks an open three", function()
		for level = 3, 9 do
			assert_one_of({ "D8", "E8", "I8", "J8" }, plays({ black = "f8g8h8", white = "a1o15" }, level), "level " .. level)
		end
	end)

	it("plays a win by fours", function()
		assert.equal("I8", plays{ black = "f8g8h8i9i10", white = "e8a1c1a3c3", side = "black" })
	end)

	it("never plays a forbidden point while there is another", function()
		for level = 1, 9 do
			local answer = plays("the-block-is-forbidden", level)
			assert.not_equal("G7", answer)
			assert.is_nil(board():forbidden(answer))
		end
	end)

	it("answers on a board with one empty point", function()
		local rows = { "XXOOX", "OOXXO", "XXOOX", "OOXXO", "XXOO." }
		assert.equal("E1", plays{ drawn = table.concat(rows, " "), side = "black" })
	end)

	it("tells how far it has looked, and why it plays there", function()
		local text, considered = {}, 0
		for _, step in ipairs(decision_of{ moves = "h8i9i7g9j6", rule = "renju" }.trace) do
			table.insert(text, step.text or "")
			if step.step == "considered" then considered += 1 end
		end
		assert.matches("looked %d+ moves ahead, %d+ stones; expects %u%d+", table.concat(text, "\n"))
		assert(considered >= 1)
	end)
end)

describe("positions by which tournaments admit engines", function()
	it("a straight four has to be blocked", function()
		for _, rule in ipairs({ "freestyle", "standard", "renju" }) do
			assert_one_of({ "G8", "L8" }, plays{ moves = "h8h9i8i9j8j9k8k9", rule = rule, side = "black" }, rule)
		end
	end)

	it("two threes are forbidden in renju", function()
		assert.equal("33", board(scene{ moves = "h8h9i7i9h10i6i11i12", rule = "renju" }):forbidden("G9"))
		assert.not_equal("G9", plays{ moves = "h8h9i7i9h10i6i11i12", rule = "renju" })
	end)

	it("four that White makes beside a gap has to be answered", function()
		assert_one_of({ "F8", "J8" }, plays{ moves = "h8h9i8h10g8h11j13h12g14h14i15", rule = "standard" })
	end)
end)

describe("levels and weights", function()
	local quiet = { moves = "h8i9i7g9j6", rule = "renju" }

	-- The options with which the search is asked.
	local function asked_with(level, nodes)
		local seen
		local fake = { think = function(_, options)
			seen = options
			return { best = "A1", line = {}, candidates = {}, depth = 1, nodes = 1 }
		end }
		gomoku.ai_profile.strong(fake, "white", { level = level, nodes = nodes, ms = 0 })
		return seen
	end

	it("the level is asked for, and a setting goes before it", function()
		assert.same({ side = "white", level = 3 }, asked_with(3, 0))
		assert.same({ side = "white", level = 3, nodes = 77 }, asked_with(3, 77))
	end)

	it("limits are those of the level", function()
		gomoku.levels[2] = { depth = 1, nodes = 50, fours = 0, noise = 0 }
		local b = board(scene(quiet))
		local thought = b:think{ level = 2 }
		assert(thought.nodes <= 60 and thought.depth <= 1, thought.nodes .. " stones")
		assert(b:think{ level = 2, depth = 9, nodes = 900 }.nodes > 50, "an option goes before the level")
		assert.error_matches(function() b:think{ level = 77 } end, "there is no level 77")
	end)

	it("grow with the level", function()
		assert.equal(9, #gomoku.levels)
		for level = 2, 9 do assert(gomoku.levels[level].nodes > gomoku.levels[level - 1].nodes) end
	end)

	it("weights of a mod change the play", function()
		local function score(rule)
			return board(scene{ moves = quiet.moves, rule = rule }):think{ nodes = 500, depth = 1 }.score
		end
		local free, renju = score("freestyle"), score("renju")
		gomoku.tuning.weights.tempo += 1000
		assert.not_equal(free, score("freestyle"))
		assert.equal(renju, score("renju"), "Renju has weights of its own")
		for _, side in ipairs(gomoku.tuning.renju) do side.tempo += 1000 end
		assert.not_equal(renju, score("renju"))
	end)

	it("a weight that there is not is an error with its name", function()
		gomoku.tuning.weights.temp = 1
		local b = board(scene(quiet))
		assert.error_matches(function() b:think{ nodes = 10 } end, "unknown field `temp`")
	end)

	it("chance comes from the match's generator, and only where a level wants it", function()
		local function answers(level)
			gomoku.settings.profile, gomoku.settings.level, gomoku.settings.nodes = "strong", level, 200
			local different, count = {}, 0
			for seed = 1, 12 do
				local s = scene{ moves = "h8i9i7g9j6", rule = "renju" }
				s.seed = seed
				s:stage()
				local answer = decide(s:with{ size = 15 }).answer
				if not different[answer] then count += 1 end
				different[answer] = true
			end
			return count
		end
		assert(answers(1) > 1, "level 1 varies")
		assert.equal(1, answers(8))
	end)
end)

describe("board:think", function()
	local quiet = { moves = "h8i9i7g9j6", rule = "renju" }

	it("gives the best move, its line and the candidates", function()
		local thought = board(scene(quiet)):think{ nodes = 1500, candidates = 3 }
		assert.equal(3, #thought.candidates)
		assert.equal(thought.best, thought.candidates[1].point)
		assert.equal(thought.best, thought.line[1])
		assert(thought.depth >= 1 and thought.nodes > 0)
		for _, candidate in ipairs(thought.candidates) do
			assert.number(candidate.score)
			assert.string(candidate.makes)
			assert.string(candidate.hinders)
			assert(#candidate.why > 0)
		end
	end)

	it("gives the same on every board anew", function()
		local function think()
			return board(scene(quiet)):think{ nodes = 1500, candidates = 2 }
		end
		local first = think()
		assert.same(first, think())
		board(scene{ moves = "h8" }):think{ nodes = 1500 }
		assert.same(first, think(), "other positions thought about meanwhile change nothing")
	end)

	it("thinks for either side and about stones that a script has tried", function()
		local b = board(scene{ black = "f8g8h8i8", white = "a1c1e1", side = "white" })
		assert_one_of({ "E8", "J8" }, b:think{ side = "black", nodes = 100 }.best)
		b:place("white", "E8")
		assert.equal("J8", b:think{ side = "black", nodes = 100 }.best)
	end)

	it("refuses options that there are not", function()
		local b = board(scene(quiet))
		assert.error_matches(function() b:think{ node = 7 } end, "board:think: .*unknown field `node`")
		assert.error_matches(function() b:think{ nodes = -1 } end, "board:think")
		assert.error_matches(function() b:think{ side = "red" } end, "board:think")
		assert.error_matches(function() b:think{ nodes = "many" } end, "board:think")
	end)
end)

describe("board:solve", function()
	it("finds wins by fours, with all moves", function()
		local found = board(scene{ black = "f8g8h8i9i10", white = "e8a1c1a3c3", side = "black" }):solve{ kind = "vcf" }
		assert.is_true(found.win)
		assert.equal("I8", found.line[1])
		assert.equal(2, found.attacker_moves)
		assert(found.nodes > 0)
	end)

	it("finds wins by threats", function()
		local b = board(scene{ black = "g8i8h7h9", white = "a1c1a3c3", side = "black" })
		assert.is_false(b:solve{ kind = "vcf" }.win)
		assert.is_true(b:solve{ kind = "vct" }.win)
		assert.is_false(b:solve{ kind = "vct", side = "white" }.win)
	end)

	it("says when everything was tried", function()
		local found = board(scene{ black = "f8g8h8", white = "e8a1c1", side = "black" }):solve{ kind = "vcf" }
		assert.same({ false, true, 0 }, { found.win, found.exhausted, found.attacker_moves })
	end)

	it("refuses options that there are not", function()
		local b = board(scene{ moves = "h8" })
		assert.error_matches(function() b:solve{ kind = "vcx" } end, "board:solve: .*vcx")
		assert.error_matches(function() b:solve{ level = 1 } end, "unknown field `level`")
	end)
end)
