-- game: sgs
-- 反间 nosfanjian: somebody names a suit and takes a card of Zhou Yu's hand; if it is another suit, he suffers 1 damage.

local function aimed(mine, players)
	mine.skills, mine.hp = { "nosfanjian" }, mine.hp or 3
	local changes = players or {}
	changes.pangtong = mine
	local decision = decide(scene("two-against-two"):with{ ask = { kind = "activate" }, players = changes })
	assert.same({}, decision.faults)
	for _, step in ipairs(decision.trace) do assert.not_equal("refused", step.step) end
	return (decision.answer or ""):match("^@NosFanjianCard=%.%->(.*)$")
end

local HAND = { "jink:heart:2", "jink:diamond:3", "nullification:spade" }

describe("nosfanjian", function()
	it("hurts the weakest enemy", function()
		assert.equal("sgs4", aimed({ hand = HAND }, { zhurong = { hp = 4 }, xiahouyuan = { hp = 1 } }))
	end)

	it("is no gift for healers, nor for one who passes damage on", function()
		assert.equal("sgs3", aimed({ hand = HAND }, { zhurong = { hp = 4 }, xiahouyuan = { hp = 1, skills = { "jijiu" } } }))
		assert.equal("sgs3", aimed({ hand = HAND }, { zhurong = { hp = 4 }, xiahouyuan = { hp = 1, skills = { "tianxiang" } } }))
	end)

	it("saves the Peach among few cards", function()
		assert.is_nil(aimed{ hand = { "peach:heart:3", "jink:diamond:3" } })
		assert.equal("sgs3", aimed{ hand = { "peach:heart:3", "jink:diamond:3", "jink:heart:2", "nullification:spade", "nullification:club" } })
	end)

	it("does not put up a single diamond, which is what one guesses first", function()
		assert.is_nil(aimed{ hand = { "jink:diamond:3" } })
		assert.equal("sgs3", aimed{ hand = { "jink:heart:2" } })
	end)

	it("spares who would be healed by Wu Guotai with the card taken", function()
		local dying = { hp = 1, hand = 0 }
		assert.equal("sgs3", aimed({ hand = { "nullification:spade" } }, { zhurong = { hp = 3, skills = { "buyi" } }, xiahouyuan = dying }))
		assert.equal("sgs4", aimed({ hand = { "jink:heart:2" } }, { zhurong = { hp = 3, skills = { "buyi" } }, xiahouyuan = dying }))
	end)

	it("is used once", function()
		assert.is_nil(aimed{ hand = HAND, history = { NosFanjianCard = 1 } })
	end)
end)

describe("who has to guess", function()
	local function guessed(zhouyu_hand, mine, seed)
		mine = mine or {}
		mine.hand = mine.hand or 2
		local decision = decide(scene("two-against-two"):with{ current = "zhurong", seed = seed,
			players = { pangtong = mine, zhurong = { hand = zhouyu_hand } }, ask = { kind = "askForSuit", reason = "nosfanjian" } })
		assert.equal("handler", decision.source)
		return decision.answer
	end

	it("names the suit of most cards that he has seen", function()
		assert.equal("club", guessed{ "slash:club:2", "slash:club:3", "jink:heart:2" })
		assert.equal("heart", guessed{ "jink:heart:2" })
	end)

	it("otherwise names any suit by chance, diamonds more often than clubs", function()
		local count = { spade = 0, club = 0, heart = 0, diamond = 0 }
		for seed = 1, 80 do
			local suit = guessed(3, nil, seed)
			count[suit] += 1
		end
		assert.is_true(count.diamond > count.club, count.diamond .. " diamonds, " .. count.club .. " clubs")
	end)

	it("names a heart in place of a spade with hongyan: what he takes is never a spade", function()
		assert.equal("heart", guessed({ "slash:spade:7", "slash:spade:8" }, { skills = { "hongyan" } }))
	end)
end)
