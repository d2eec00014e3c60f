-- Positions that players of other programs have reported, and what was wrong there.

-- What the strong player answers; few deals, so that a slow build answers in time.
local function answer(from, options)
	doudizhu.settings.profile, doudizhu.settings.playouts = "strong", 150
	for key, value in pairs(options or {}) do doudizhu.settings[key] = value end
	local decision = decide(scene(from))
	assert.same({}, decision.faults)
	return decision.answer
end

-- Whether a play carries a joker, or both, along.
local function carries_jokers(play)
	return #play > 2 and (doudizhu.has(play, "B") or doudizhu.has(play, "R"))
end

describe("the strong player", function()
	it("never throws the rocket away as what four cards carry", function()
		for _, partner in ipairs({ "4", "Q", "A" }) do
			local play = answer{ hand = "5667777BR", seat = 3, landlord = 1, others = { "JJJJ33", partner } }
			assert(not carries_jokers(play), play)
		end
	end)

	it("does not split the rocket on the first lead", function()
		for _, hand in ipairs({ "34456678899TTJQKA2BR", "3345677889TJJQKKA2BR", "333455678TTJQKKAA2BR" }) do
			local play = answer{ hand = hand, landlord = 1, rules = "douzero" }
			assert(play ~= "B" and play ~= "R" and not carries_jokers(play), play)
		end
	end)

	it("plays the rocket before its last card", function()
		local from = { hand = "3BR", landlord = 1, others = { 9, 8 } }
		assert.equal("BR", answer(from))
		assert.equal("BR", answer(from, { objective = "points" }))
	end)

	it("bombs when that wins", function()
		assert.equal("5555", answer{ hand = "5555", landlord = 1, others = { 9, 8 }, last = "KK" })
	end)

	it("takes no card that is lower than what is to be beaten", function()
		for _, group in ipairs(view(scene{ hand = "3467", others = { 5, 6 }, last = "5", landlord = 2 }):moves()) do
			assert(group.rank > 5, group.cards)
		end
	end)

	it("lets a partner with one card go out", function()
		assert.equal("3", answer{ hand = "3799", seat = 3, landlord = 2, others = { "4", "22" } })
	end)

	it("leads no single card to a landlord with one", function()
		local play = answer{ hand = "3388", seat = 3, landlord = 1, others = { "2", 9 } }
		assert(#play == 2, play)
	end)

	it("is sure of a hand of four bombs", function()
		local from = { hand = "336666TTTTKAAA2222BR", landlord = 1, rules = "douzero" }
		local thought = doudizhu.strong(view(scene(from)), { playouts = 150, objective = "win_rate" })
		assert(thought.options[1].mean > 0.9, thought.options[1].mean)
	end)
end)

describe("what is asked", function()
	it("is one legal play, or refused", function()
		for _, wrong in ipairs({ "QQKKAA22", "A2345", "99923", "AAA222", "33334444" }) do
			assert.is_nil(doudizhu.group(wrong))
		end
		assert.equal(12, doudizhu.group("3456789TJQKA").length)
		assert.is_nil(doudizhu.group("4444", "BR"))
		assert.equal("bomb", doudizhu.group("4444", "AA").type)
	end)
end)
