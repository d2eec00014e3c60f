-- game: sgs
-- 桃 Peach in the play phase: when it is eaten, and for whom it is kept.

-- Guan Yu's turn, two rebels against a lord, with these fields of each.
local function table_of(mine, lord, friend)
	return scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine, machao = lord, zhangliao = friend } }
end

local function played(...)
	local decision = decide(table_of(...))
	assert.same({}, decision.faults)
	return decision.answer and sgs.Card_Parse((decision.answer:gsub("%->.*", ""))):objectName()
end

describe("a Peach", function()
	it("is eaten with one health point left", function()
		assert.equal("peach", played({ hp = 1, hand = { "peach", "jink" } }))
	end)

	it("is eaten where the hand overflows and nobody of us is worse off", function()
		assert.equal("peach", played({ hp = 2, hand = { "peach", "jink", "jink" } }))
	end)

	it("is kept for a friend while the hand has room", function()
		assert.is_nil(played({ hp = 3, hand = { "peach", "jink", "jink" } }))
		assert.is_nil(played({ hp = 2, hand = { "peach", "jink" } }))
	end)

	it("is kept where a friend needs it more", function()
		assert.is_nil(played({ hp = 3, hand = { "peach", "jink", "jink", "jink" } }, {}, { hp = 1 }))
	end)

	it("is eaten before an enemy takes it", function()
		assert.equal("peach", played({ hp = 3, hand = { "peach", "jink" } }, { skills = { "tuxi" } }))
	end)

	it("is given away by those who can", function()
		assert.not_equal("peach", played({ hp = 2, hand = { "peach", "jink", "jink" }, skills = { "nosrende" } }))
	end)

	it("is kept by a hurt lord of hunzi, and not eaten unhurt", function()
		assert.is_nil(played({ hp = 4, hand = { "peach", "jink" } }))
		local lord = { role = "lord", hp = 3, hand = { "peach", "jink", "jink", "jink" }, skills = { "hunzi" } }
		assert.is_nil(played(lord, { role = "loyalist" }, { role = "rebel" }))
	end)

	it("comes after the armour that is changed for a silver lion", function()
		assert.equal("renwang_shield", played({ hp = 1, hand = { "peach", "renwang_shield" }, equips = { "silver_lion" } }))
	end)

	it("is kept for a weak lord of one's own side", function()
		local weak = { role = "lord", hp = 1, hand = 0 }
		assert.is_nil(played({ role = "loyalist", hp = 2, hand = { "peach", "jink", "jink" } }, weak, { role = "rebel" }))
	end)
end)
