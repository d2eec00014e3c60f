-- game: sgs
-- 志继 zhiji: Jiang Wei awakens, and recovers or draws two cards.

local function chosen(hp, max_hp)
	local s = scene{ me = "jiangwei", current = "jiangwei", turn = 5, ask = { kind = "askForChoice", skill_name = "zhiji",
		choices = "recover+draw" }, players = { { "caocao", role = "lord", hand = 2 },
		{ "jiangwei", role = "loyalist", hp = hp, max_hp = max_hp, hand = 0 }, { "zhurong", role = "rebel" } } }
	return by_handler(s)
end

describe("Jiang Wei awakens and", function()
	it("draws where hardly anything is missing: with an empty hand cards are worth more", function()
		assert.equal("draw", chosen(2, 3))
	end)

	it("recovers where much is missing", function()
		assert.equal("recover", chosen(1, 3))
		assert.equal("recover", chosen(2, 4))
	end)

	it("recovers where the next blow would kill him, even if only one is missing", function()
		assert.equal("recover", chosen(1, 2))
	end)
end)
