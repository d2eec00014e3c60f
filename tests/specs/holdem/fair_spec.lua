-- The fair player: which hands it plays, what it bets, and that what it does is what a person could have done.

-- How often it does something that fits, as its trace says.
local function often(fields, fits)
	local sum = 0
	for _, step in ipairs(decide(scene(fields)).trace) do
		if step.step == "considered" and fits(step.option) then sum = sum + step.score end
	end
	return sum
end

local function is_raise(option) return string.sub(option, 1, 1) == "r" end
local function is_fold(option) return option == "fold" end

-- Heads-up with blinds of 5 and 10; the button is seat 1.
local function chips(blinds) return { blinds * 10, blinds * 10 } end

describe("the fair player", function()
	local before = {}
	before_each(function()
		for _, name in ipairs{ "profile", "level", "personality", "tilt" } do before[name] = holdem.settings[name] end
		holdem.settings.profile = "fair"
	end)
	after_each(function()
		for name, value in pairs(before) do holdem.settings[name] = value end
	end)

	it("opens aces and folds the worst hand on the button", function()
		assert.equal(1, often({ hole = "AhAd" }, is_raise))
		assert.equal(1, often({ hole = "7h2d" }, is_fold))
	end)

	it("never folds where a check is free", function()
		assert.equal(0, often({ hole = "7h2d", seat = 2, history = "c" }, is_fold))
		assert.equal(0, often({ hole = "7h2d", seat = 2, history = "r30c/", board = "AhKdQc" }, is_fold))
	end)

	it("raises the nuts on the river, and folds nothing to a big bet", function()
		local river = { board = "AhKhQh2c3d", history = "r30c/cr40c/cr80c/", seat = 2 }
		assert.is_true(often({ hole = "JhTh", board = river.board, history = river.history .. "cr200", seat = 2 }, is_raise) > 0.5)
		local bluffed = { hole = "7c6c", board = river.board, history = river.history .. "cr400", seat = 2 }
		assert.is_true(often(bluffed, is_fold) > 0.8)
	end)

	it("goes by the table of all in or fold where stacks are short", function()
		local function shoves(hole, blinds)
			return often({ hole = hole, stacks = chips(blinds) }, function(option) return option == "r" .. blinds * 10 end)
		end
		for _, blinds in ipairs{ 4, 7, 10 } do
			assert.equal(1, shoves("AhAd", blinds))
			assert.equal(1, shoves("Ah2d", blinds))
			assert.equal(holdem.shoves("72o", blinds), shoves("7h2d", blinds))
		end
		local call = { hole = "Kh8d", seat = 2, stacks = chips(8), history = "r80" }
		assert.equal(holdem.calls_shove("K8o", 8), often(call, function(option) return option == "call" end))
	end)

	it("plays more hands when it is loose, and raises more when it is aggressive", function()
		local function plays(personality, hole)
			holdem.settings.personality = personality
			return 1 - often({ hole = hole }, is_fold)
		end
		for _, hole in ipairs{ "9h4d", "8h5d" } do
			assert.is_true(plays("loose_aggressive", hole) > plays("tight_passive", hole), hole)
		end
		local function bets(personality)
			holdem.settings.personality = personality
			return often({ hole = "QhTs", board = "9c7d2h", history = "r30c/c" }, is_raise)
		end
		assert.is_true(bets("loose_aggressive") > bets("loose_passive"))
	end)

	it("bets what a person could click, or everything", function()
		local spots = {
			{ hole = "AhKd", board = "Ac7d2h", history = "r30c/c" },
			{ hole = "AhKd", board = "Ac7d2h9s", history = "r30c/cr70c/c" },
			{ hole = "AhAd", history = "r30r90", seat = 1 },
			{ hole = "QhQd", history = "r37", seat = 2 },
		}
		for _, spot in ipairs(spots) do
			local one = scene(spot)
			local seen = view(one)
			for _ = 1, 12 do
				local answer = decide(one).answer
				if is_raise(answer) then
					local to = tonumber(string.sub(answer, 2))
					local _, fits = holdem.clickable(to - seen:before(), seen:max_carry())
					assert.is_true(fits or to == seen:max_raise(), answer)
				end
			end
		end
	end)

	it("takes a time within the range of what it does", function()
		local ranges = { f = { 1000, 2000 }, c = { 1000, 3000 }, r = { 2000, 4000 } }
		local one = scene{ hole = "Qh9d", board = "9c7d2h", history = "r30c/cr40", seat = 2 }
		for _ = 1, 30 do
			local found = decide(one)
			local range = ranges[string.sub(found.answer, 1, 1)]
			assert.is_true(found.delay_ms >= range[1] and found.delay_ms <= range[2], found.answer .. " " .. found.delay_ms)
		end
	end)

	it("thinks longer the nearer the chance to win is to the price of going on", function()
		local ranges = { f = { 1000, 2000 }, c = { 1000, 3000 }, r = { 2000, 4000 } }
		local holes = { "AhAd", "Kh9d", "Qh9d", "Jh9h", "JhTd", "8h8d", "AhKd", "Ah2d", "6h5d", "Th8d", "4h3d", "9h7h" }
		local gaps, shares = {}, {}
		for _, hole in ipairs(holes) do
			local one = scene{ hole = hole, board = "9c7d2c", history = "r30c/cr70", seat = 2 }
			local equity = view(one):reading(holdem.rules.fair.reading(holdem.settings)):equity()
			for _ = 1, 5 do
				local found = decide(one)
				local range = ranges[string.sub(found.answer, 1, 1)]
				table.insert(gaps, math.abs(equity - 40 / 140))
				table.insert(shares, (found.delay_ms - range[1]) / (range[2] - range[1]))
			end
		end
		local function mean(list, of)
			local sum = 0
			for at in ipairs(list) do sum = sum + of(at) end
			return sum / #list
		end
		local gap, share = mean(gaps, function(at) return gaps[at] end), mean(gaps, function(at) return shares[at] end)
		local both = mean(gaps, function(at) return (gaps[at] - gap) * (shares[at] - share) end)
		local wide = mean(gaps, function(at) return (gaps[at] - gap) ^ 2 end) * mean(gaps, function(at) return (shares[at] - share) ^ 2 end)
		assert.is_true(both / math.sqrt(wide) < -0.3, tostring(both / math.sqrt(wide)))
	end)
end)

describe("balanced play", function()
	local function play(fields)
		local seen = view(scene(fields))
		local reading = seen:balance{ numbers = holdem.tuning.fair.balance, grid = holdem.human.grid, samples = 24 }
		local often = { fold = 0, call = 0, raise = 0 }
		for _, option in ipairs(reading:play()) do often[option.name] = often[option.name] + option.chance end
		return often, reading
	end

	it("goes on with about half of its hands against a bet of the pot", function()
		local goes_on, count = 0, 0
		for _, hole in ipairs{ "AhAd", "KhTd", "Qh8d", "Jh7s", "Th9h", "9h6h", "8h8d", "7h6h", "6h5d", "5h4d", "Ah4d", "Kh3d" } do
			goes_on = goes_on + 1 - play({ hole = hole, board = "9c7d2h", history = "r30c/r90", seat = 1 }).fold
			count = count + 1
		end
		assert.is_true(goes_on / count > 0.4 and goes_on / count < 0.8, tostring(goes_on / count))
	end)

	it("bluffs with some of its worst hands on the river, and waits with some of its best", function()
		local river = { board = "9c7d2hKs3c", history = "r30c/cc/cc/", seat = 2 }
		local bluffs, waits = 0, 0
		for _, hole in ipairs{ "5h4d", "6h4d", "8h5h", "Jh8d", "Th6h" } do
			bluffs = bluffs + play({ hole = hole, board = river.board, history = river.history, seat = 2 }).raise
		end
		for _, hole in ipairs{ "KhQd", "9h9d", "7h7c", "Kh9h", "AhAd" } do
			waits = waits + play({ hole = hole, board = river.board, history = river.history, seat = 2 }).call
		end
		assert.is_true(bluffs > 0.2, tostring(bluffs))
		assert.is_true(waits > 0.2, tostring(waits))
	end)

	it("draws its sizes by what everybody knows, and keeps to its own without habit", function()
		local function sizes(hole, board, habit)
			local seen = view(scene{ hole = hole, board = board, history = "r30c/c" })
			local numbers = holdem.rules.fair.numbers(seen, { habit = habit })
			local words = {}
			for _, size in ipairs(numbers.bets[2]) do table.insert(words, size) end
			return table.concat(words, " ")
		end
		local drawn, kinds = {}, 0
		for _, board in ipairs{ "9c7d2h", "AcKd2h", "5c5d5h", "Jc8d3s", "QcTd6h", "4c3d2h", "Ks9s8s", "7h6h2d" } do
			local one = sizes("AhAd", board, 0.5)
			assert.equal(one, sizes("Jh4s", board, 0.5))
			kinds = kinds + (drawn[one] and 0 or 1)
			drawn[one] = true
		end
		assert.is_true(kinds > 1)
		assert.equal(table.concat(holdem.tuning.fair.balance.bets[2], " "), sizes("AhAd", "9c7d2h", 0))
	end)

	it("sees its hand within those that it could have", function()
		local _, reading = play{ hole = "9h9d", board = "9c7d2h", history = "r30c/c", seat = 1 }
		assert.is_true(reading:place() > 0.95)
		assert.is_true(reading:equity() > 0.85)
	end)

	it("is nothing for three, and wants numbers that it knows", function()
		local three = view(scene{ stacks = { 1000, 1000, 1000 }, seat = 1 })
		assert.is_nil(three:balance{ numbers = holdem.tuning.fair.balance })
		assert.error(function() view(scene{}):balance{ numbers = { bets = {} } } end)
	end)
end)

describe("a reading", function()
	local function reading(fields, habits)
		local seen = view(scene(fields))
		return seen:reading{ habits = habits or holdem.tuning.fair.habits, samples = 24 }
	end

	it("takes who raises to have better hands", function()
		local called = reading{ hole = "AhTd", board = "9c7d2h", history = "r30c/c", seat = 1 }
		local raised = reading{ hole = "AhTd", board = "9c7d2h", history = "r30c/r60", seat = 1 }
		assert.is_true(raised:equity() < called:equity())
		assert.is_true(raised:width(2) < 1)
	end)

	it("counts against the best hands alone where a bet is called by them alone", function()
		local found = reading{ hole = "Kh9d", board = "9c7d2h", history = "r30c/c", seat = 1 }
		assert.is_true(found:equity_against(0.3) < found:equity_against(0.7))
		assert.is_true(math.abs(found:equity_against(1) - found:equity()) < 0.001)
	end)

	it("knows a wet board from a dry one, and where a hand stands", function()
		local dry = reading{ hole = "KhKd", board = "Kc7d2h", history = "r30c/c", seat = 1 }
		local wet = reading{ hole = "7h2d", board = "KcQcJd", history = "r30c/c", seat = 1 }
		assert.is_true(dry:texture().wet < wet:texture().wet)
		assert.is_true(dry:place() > 0.95)
		assert.is_true(wet:place() < 0.2)
	end)

	it("wants habits that it knows", function()
		assert.error(function() view(scene{}):reading{ habits = { open = { 1 } } } end)
	end)
end)
