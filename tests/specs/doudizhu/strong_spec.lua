-- The strong player: what it asks the engine for, what it tells, and that it plays well where a few deals show it.

-- Few deals, so that a slow build answers in time.
local function decision_of(from, settings)
	doudizhu.settings.profile, doudizhu.settings.playouts = "strong", 60
	for key, value in pairs(settings or {}) do doudizhu.settings[key] = value end
	local decision = decide(scene(from))
	assert.same({}, decision.faults)
	assert.equal("default", decision.source)
	return decision
end

local function plays(hand, last, from)
	local whole = { hand = hand, last = last, seat = 1, landlord = 1, others = { 17, 17 } }
	for key, value in pairs(from or {}) do whole[key] = value end
	return decision_of(whole).answer
end

-- The limits with which the engine is asked.
local function asked_with(settings, name)
	local seen
	local word = name or "strong"
	doudizhu[word] = function(_, options)
		seen = options
		return { play = "3", bid = 2, options = {} }
	end
	local whole = { profile = "strong", level = 9, playouts = 0, ms = 0, objective = "win_rate", cap = 8 }
	for key, value in pairs(settings) do whole[key] = value end
	local profile = doudizhu.ai_profile.strong
	local ask = word == "strong" and profile.lead or profile.bid
	ask(nil, whole)
	return seen
end

describe("strong", function()
	it("goes out when it can", function()
		assert.equal("34567", plays("34567"))
		assert.equal("3KKK", plays("3KKK", "7778"))
		assert.equal("BR", plays("BR", "2"))
	end)

	it("answers a bid and a play legally at every level", function()
		for level = 1, 9 do
			local from = { hand = "3457799JQK2", seat = 1, landlord = 1, others = { 9, 8 }, last = "66" }
			local answer = decision_of(from, { level = level, playouts = 20 }).answer
			assert(answer == "pass" or doudizhu.beats(answer, "66"), answer)
		end
	end)

	it("keeps the rocket together on the first lead", function()
		local answer = plays("3344567889TJJKKA2BR9")
		assert(not doudizhu.has(answer, "B") and not doudizhu.has(answer, "R"), answer)
	end)

	it("leads no low solo to an opponent with one card", function()
		assert.equal("AA", plays("3AA", nil, { others = { 1, 9 } }))
	end)

	it("tells what it has looked at, the best first, and why", function()
		local notes, considered = {}, {}
		local from = { hand = "3457799JQK2", seat = 1, landlord = 1, others = { 9, 8 } }
		local decision = decision_of(from)
		for _, step in ipairs(decision.trace) do
			if step.step == "noted" then table.insert(notes, step.text) end
			if step.step == "considered" then table.insert(considered, step) end
		end
		assert.matches("played out %d+ deals", table.concat(notes, "\n"))
		assert(#considered >= 2, #considered .. " considered")
		assert.equal(decision.answer, considered[1].option)
		for at = 2, #considered do assert(considered[at].score <= considered[at - 1].score) end
	end)

	it("gives the same twice", function()
		local from = { hand = "3457799JQK2", seat = 1, landlord = 1, others = { 9, 8 } }
		assert.same(decision_of(from).trace, decision_of(from).trace)
	end)
end)

describe("its limits", function()
	it("are those of the level, and settings go before them", function()
		local options = asked_with{ level = 3 }
		assert.equal(3, options.level)
		assert.is_nil(options.playouts)
		assert.is_nil(options.ms)
		assert.equal(77, asked_with{ playouts = 77 }.playouts)
		assert.equal(20, asked_with{ ms = 20 }.ms)
	end)

	it("have the objective and what a mod tunes", function()
		doudizhu.tuning.strong.solve_nodes = 5
		local options = asked_with{ objective = "capped", cap = 4 }
		assert.same({ "capped", 4, 5 }, { options.objective, options.cap, options.solve_nodes })
	end)

	it("grow with the level", function()
		assert.equal(9, #doudizhu.levels)
		for level = 2, 9 do assert(doudizhu.levels[level].playouts > doudizhu.levels[level - 1].playouts) end
	end)

	it("are other ones for a bid", function()
		doudizhu.tuning.strong.bid_playouts = 40
		assert.equal(40, asked_with({}, "strong_bid").playouts)
	end)
end)
