-- The planned player: what it is told, what it plans, and what becomes of that once others act.

local ROOM = { level = "beginner", max_carry = 1000 }
local BOARD = "TcJs7d2c2s" -- 9h8h makes a straight of it on the flop

local function told(outcome, category, board)
	return { outcome = outcome, category = category, board = board or BOARD, director = "weighted" }
end

-- What is decided at a table of four; the button is at seat 1, so that seat 4 speaks first before the flop.
local function decided(fields)
	holdem.settings.profile = "planned"
	local from = {
		stacks = { 3800, 3800, 3800, 3800 }, seat = 4, hole = "9h8h", hand = 1, room = ROOM, fair = false,
		destiny = told("win", "straight"),
	}
	for key, value in pairs(fields or {}) do from[key] = value end
	if not from.destiny then from.destiny = nil end
	return decide(scene(from))
end

local function notes(decision)
	local texts = {}
	for _, step in ipairs(decision.trace) do
		if step.step == "noted" then table.insert(texts, step.text) end
		if step.step == "considered" or step.step == "passed" then table.insert(texts, step.why) end
	end
	return table.concat(texts, "\n")
end

describe("the planned player", function()
	local before
	before_each(function()
		before = {}
		for name, value in pairs(holdem.settings) do before[name] = value end
	end)
	after_each(function()
		for name, value in pairs(before) do holdem.settings[name] = value end
		holdem.rules.planned.given = {}
	end)

	it("plays by chance no more than its seed allows", function()
		assert.same(decided().answer, decided().answer)
		assert.same({}, decided().faults)
	end)

	it("raises what is planned, and adds the blind to it", function()
		holdem.rules.planned.given = {
			target = function() return 500 end, counts = function() return { 1, 1, 0, 0 } end, share = function() return 0.8 end,
		}
		-- a fifth of 500 before the flop: 100 in all, 90 more than the blind
		assert.equal("r100", decided().answer)
		assert.equal("r100", decided{ seat = 3, history = "ccc", hole = "9h8h" }.answer)
		assert.equal("c", decided{ history = "r100r300ff" }.answer)
	end)

	it("bets what a person could have clicked", function()
		for hand = 1, 25 do
			local answer = decided{ hand = hand, history = "cccc/cc", board = "TcJs7d" }.answer
			local to = tonumber(string.match(answer, "^r(%d+)$"))
			if to then
				-- 10 were put in before the flop
				local _, is = holdem.clickable(to - 10, 1000)
				assert(is or to == 3800, answer)
			end
		end
	end)

	it("only calls once the plan is done, and always where it is to win", function()
		assert.equal("c", decided{ history = "r3000r3800ff" }.answer)
	end)

	it("gives up where it is to lose and has spent twice its target", function()
		holdem.rules.planned.given = { target = function() return 100 end, folds = function() return false end }
		local function spent(to, more)
			local history = string.format("r%dccc/cccc/r%d", to, to + more)
			return decided{ destiny = told("lose", "straight"), board = "TcJs7d2c", seat = 3, history = history }.answer
		end
		assert.equal("c", spent(190, 10))
		assert.equal("f", spent(199, 10))
		assert.equal("f", spent(200, 10))
		holdem.settings.cap = "literal"
		assert.equal("c", spent(199, 10))
		assert.equal("f", spent(200, 10))
	end)

	it("gives up three of ten low hands, but none of a stack of five big blinds", function()
		local function folds(stack, hands)
			local count = 0
			for hand = 1, hands do
				local fields = {
					stacks = { stack, stack, stack, stack }, hand = hand, hole = "7h3c", destiny = told("lose", "high_card", "AcKs9d5c2s"),
				}
				if decided(fields).answer == "f" then count = count + 1 end
			end
			return count
		end
		local some = folds(51, 30)
		assert(some > 2 and some < 18, some)
		assert.equal(0, folds(50, 15))
	end)

	it("checks a hand that it gives up as long as that is free", function()
		holdem.rules.planned.given = { folds = function() return true end }
		local low = { hole = "7h3c", destiny = told("lose", "high_card", "AcKs9d5c2s") }
		low.seat, low.history = 3, "ccc"
		assert.equal("c", decided(low).answer)
		low.history = "ccr40"
		assert.equal("f", decided(low).answer)
	end)

	it("guesses from its own cards at a fair table", function()
		local decision = decided{ fair = true, destiny = false, hole = "AhAd" }
		assert.match("sampled", notes(decision))
		assert.equal("default", decision.source)
	end)

	it("leaves the hand to another where a director is not allowed, and says why", function()
		holdem.settings.director, holdem.settings.instead = "weighted", "calling"
		local decision = decided{ fair = true, destiny = false }
		assert.equal("c", decision.answer)
		assert.match("the table is fair", notes(decision))
		holdem.settings.instead = "planned"
		assert.equal("last_resort", decided{ fair = true, destiny = false }.source)
		holdem.settings.director = "peek"
		assert.match("no outcome by the director peek", notes(decided()))
	end)

	it("does not sit in advanced rooms unless the host insists", function()
		holdem.settings.instead = "calling"
		local room = { level = "advanced", max_carry = 1000 }
		assert.match("does not sit in advanced rooms; calling plays", notes(decided{ room = room }))
		holdem.settings.anywhere = true
		assert.match("target", notes(decided{ room = room }))
	end)

	it("tells its plan in English and Chinese", function()
		local english = notes(decided())
		assert.match("outcome %(weighted%): wins with straight", english)
		assert.match("target 3800, 0 spent; the hand is made on the flop", english)
		holdem.settings.language = "zh"
		local chinese = notes(decided())
		assert.match("本局结果（weighted）：赢，牌型 顺子", chinese)
		assert.match("翻牌轮成牌", chinese)
	end)

	it("counts a full house around trips of the board as a pair", function()
		local decision = decided{ hole = "9h9s", destiny = told("win", "full_house", "KcKdKh2c7d") }
		assert.match("full house counts as pair", notes(decision))
	end)

	it("takes what the host says, with the board to come or without", function()
		for _, board in ipairs({ "", "TcJs7d", "TcJs7d2c", "TcJs7d2c2s" }) do
			local destiny = { outcome = "win", category = "straight" }
			local history = ({ [0] = "", [6] = "cccc/", [8] = "cccc/cccc/", [10] = "cccc/cccc/cccc/" })[#board]
			local fields = { destiny = destiny, board = board, history = history, seat = board == "" and 4 or 2 }
			local decision = decided(fields)
			assert.same({}, decision.faults)
			assert.match("outcome %(host%): wins with straight", notes(decision))
			assert.equal("default", decision.source)
		end
		local odd = decided{ destiny = { outcome = "lose", category = "quads", board = BOARD } }
		assert.match("loses with straight", notes(odd))
	end)

	it("seems to think within the ranges, and never for the same time twice", function()
		local seen = {}
		for hand = 1, 40 do
			local decision = decided{ hand = hand }
			local most = string.sub(decision.answer, 1, 1) == "r" and 4000 or 3000
			assert(decision.delay_ms >= 1000 and decision.delay_ms <= most, decision.delay_ms)
			seen[decision.delay_ms] = (seen[decision.delay_ms] or 0) + 1
		end
		for _, times in pairs(seen) do assert(times <= 2) end
	end)

	it("takes numbers that a mod changes", function()
		local pair = holdem.planned.raises.high_card
		holdem.planned.raises.high_card = { 0, 1, 0, 0, 0 }
		local plan = holdem.plan{ outcome = "lose", category = "high_card", stack = 1000, room = 1000 }
		holdem.planned.raises.high_card = pair
		assert.same({ 1, 1, 1, 1 }, plan.counts)
		assert.error(function() holdem.plan{ outcome = "lose", category = "high_card", stack = 0, room = 1000 } end)
	end)
end)

describe("people", function()
	it("think longer the harder a choice is", function()
		local function mean(gap)
			local sum = 0
			for _ = 1, 50 do sum = sum + holdem.pause("call", gap) end
			return sum / 50
		end
		assert(mean(0) > mean(0.2) and mean(0.2) > mean(0.5))
	end)

	it("click 90 for 89, and 6000 for 5985", function()
		assert.equal(90, (holdem.clickable(89, 1000)))
		assert.equal(6000, (holdem.clickable(5985, 10000)))
		assert.equal(true, select(2, holdem.clickable(5200, 1000000)))
	end)

	it("are hot after a stack that was lost, for a while", function()
		local before = holdem.settings.tilt
		holdem.settings.tilt = 1
		local function heat(hand, stack)
			return holdem.rules.human.heat(view(scene{ hand = hand, stacks = { stack, 1000 } }))
		end
		assert.equal(0, heat(1, 1000))
		assert.equal(0.6, heat(2, 400))
		assert.equal(0.6, heat(2, 400))
		assert(heat(3, 400) < 0.5)
		holdem.settings.tilt = before
	end)
end)
