-- game: sgs
-- 连营 noslianying: Lu Xun of the old edition may draw a card when he loses his last one.

local function answer(skills, current, phase)
	local changes = { pangtong = { skills = skills, hand = 0, phase = phase } }
	local s = scene("two-against-two"):with{ players = changes, current = current, invoke = "noslianying", me = "pangtong" }
	return by_handler(s)
end

describe("noslianying", function()
	it("draws, also in another's turn: a hand has to be there for the next blow", function()
		assert.is_true(answer({ "noslianying" }, "zhurong"))
		assert.is_true(answer({ "noslianying" }, "pangtong", "play"))
	end)

	it("does not in another's turn where kongcheng keeps Slashes off an empty hand", function()
		assert.is_false(answer({ "noslianying", "kongcheng" }, "zhurong"))
		assert.is_true(answer({ "noslianying", "kongcheng" }, "pangtong", "play"), "in his play phase he uses it")
	end)

	it("lets his hand be emptied: the loss costs him nothing", function()
		local s = scene("two-against-two"):with{ players = { zhurong = { skills = { "noslianying" }, hand = 1 } } }
		s:stage()
		assert.equal(1, brain("pangtong"):getLeastHandcardNum(player("zhurong")))
	end)
end)
