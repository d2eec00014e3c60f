-- game: sgs
-- 英姿 nosyingzi: Zhou Yu of the old edition may draw one card more.

local function answer(skills, hand, players)
	local changes = players or {}
	changes.pangtong = { skills = skills, hand = hand }
	return by_handler(scene("two-against-two"):with{ players = changes, invoke = "nosyingzi", me = "pangtong" })
end

describe("nosyingzi", function()
	it("draws", function()
		assert.is_true(answer({ "nosyingzi" }, 2))
	end)

	local hermit = { yuanshao = { skills = { "manjuan" }, hand = 0 } }

	it("does not where haoshi would give half of six cards to a friend who loses them", function()
		-- one at hand, five to come: with four he keeps all
		assert.is_false(answer({ "nosyingzi", "haoshi" }, 1, hermit))
		assert.is_true(answer({ "nosyingzi", "haoshi" }, 0, hermit), "five cards are not divided")
	end)

	it("draws where the gift goes to somebody else", function()
		assert.is_true(answer({ "nosyingzi", "haoshi" }, 1, { yuanshao = { skills = { "manjuan" }, hand = 4 }, zhurong = { hand = 1 } }))
		assert.is_true(answer({ "nosyingzi", "haoshi" }, 1, { zhurong = { skills = { "manjuan" }, hand = 0 } }), "an enemy may lose it")
	end)
end)
