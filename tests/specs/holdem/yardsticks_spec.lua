-- The players that others are measured by.

local function by(profile, fields)
	holdem.settings.profile = profile
	return decide(scene(fields)).answer
end

describe("the yardsticks", function()
	local before
	before_each(function() before = holdem.settings.profile end)
	after_each(function() holdem.settings.profile = before end)

	local weak = { hole = "7h2d", seat = 2, history = "r1000" }
	local strong = { hole = "AhAd", seat = 2, history = "r1000" }
	local free = { hole = "7h2d", seat = 2, history = "c" }

	it("call, whatever it costs", function()
		assert.equal("c", by("calling", weak))
		assert.equal("c", by("calling", free))
	end)

	it("fold, but never where a check is free", function()
		assert.equal("f", by("folding", strong))
		assert.equal("c", by("folding", free))
	end)

	it("are honest", function()
		assert.equal("f", by("honest", weak))
		assert.equal("c", by("honest", strong))
		assert.equal("c", by("honest", free))
	end)

	it("go by pot odds", function()
		assert.equal("f", by("pot-odds", weak))
		assert.equal("c", by("pot-odds", strong), "there is nothing to raise any more")
		assert.equal("c", by("pot-odds", free))
		assert.equal("r24", by("pot-odds", { hole = "AhAd" }), "seven tenths of a pot of 20")
	end)
end)

describe("scenes of hold'em", function()
	it("count bets by the street and by the hand", function()
		local seen = view(scene{ hole = "AhKh", board = "2h7h9c", history = "r30c/r70", seat = 1 })
		assert.equal("flop", seen:street())
		assert.equal(40, seen:to_call())
		assert.equal("r150", seen:bet_to(120))
		assert.equal("r110", seen:raise_to(1), "the least there is")
	end)
end)
