-- game: sgs
-- Equipment: when it is put on, what stays in hand, and the wooden ox.

-- Guan Yu's turn, two rebels against a lord, with these fields of each.
local function table_of(mine, lord, friend)
	return scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine, machao = lord, zhangliao = friend } }
end

local function played(...)
	local decision = decide(table_of(...))
	assert.same({}, decision.faults)
	local text = decision.answer and decision.answer:gsub("%->.*", "")
	return text and (text:sub(1, 1) == "@" and text or sgs.Card_Parse(text):objectName())
end

-- Whether one card of the hand would be put on.
local function puts_on(name, ...)
	table_of(...)
	local self = brain("guanyu")
	for _, card in sgs.qlist(self.player:getHandcards()) do
		if card:objectName() == name then
			local use = sgs.CardUseStruct()
			self:useEquipCard(card, use)
			return use.card ~= nil and use.card:objectName()
		end
	end
end

describe("a weapon", function()
	it("is taken into an empty hand", function()
		assert.equal("blade", puts_on("blade", { hp = 3, hand = { "blade", "slash:spade:7" } }))
	end)

	it("replaces a worse one only", function()
		local mine = { hp = 3, hand = { "guding_blade", "slash:spade:7", "jink" }, equips = { "qinggang_sword" } }
		assert.equal("guding_blade", puts_on("guding_blade", mine, { hand = 0 }))
		assert.is_false(puts_on("guding_blade", mine, { hand = 3, equips = { "eight_diagram" } }))
	end)

	it("is no crossbow for paoxiao, none while zhiheng may exchange it, none in a small hand", function()
		assert.is_false(puts_on("crossbow", { skills = { "paoxiao" }, hand = { "crossbow", "slash:spade:7", "jink" } }))
		assert.is_false(puts_on("blade", { skills = { "zhiheng" }, hand = { "blade", "jink", "jink" }, equips = { "axe" } }))
		assert.is_false(puts_on("blade", { hp = 4, hand = { "blade", "jink" } }))
	end)

	it("is left to a friend by rende", function()
		assert.is_false(puts_on("blade", { skills = { "nosrende" }, hand = { "blade", "jink", "jink" } }))
	end)
end)

describe("armour", function()
	it("is put on, and a better one in its place", function()
		assert.equal("eight_diagram", puts_on("eight_diagram", { hand = { "eight_diagram" } }))
		assert.equal("renwang_shield", puts_on("renwang_shield", { hand = { "renwang_shield", "jink" }, equips = { "eight_diagram" } }))
	end)

	it("stays in hand where it is worse, or would burn", function()
		assert.is_false(puts_on("eight_diagram", { hand = { "eight_diagram", "jink" }, equips = { "renwang_shield" } }))
		assert.is_false(puts_on("vine", { hp = 2, hand = { "vine", "jink" } }, { skills = { "huoji" } }))
	end)

	it("is preceded by a silver lion that heals when it is changed", function()
		assert.equal("silver_lion", puts_on("renwang_shield", { hp = 2, hand = { "renwang_shield", "silver_lion" } }))
	end)

	it("black and worn is kept by qixi", function()
		local mine = { skills = { "qixi" }, hand = { "renwang_shield", "jink" }, equips = { "eight_diagram" } }
		assert.is_false(puts_on("renwang_shield", mine))
	end)
end)

describe("horses", function()
	it("+1 into an empty slot", function()
		assert.equal("jueying", puts_on("jueying", { hand = { "jueying" } }))
		assert.is_false(puts_on("jueying", { hand = { "jueying", "jink" }, equips = { "dilu" } }))
	end)

	it("−1 where somebody is to be reached", function()
		assert.equal("chitu", puts_on("chitu", { hand = { "chitu", "slash:spade:7" } }))
		assert.is_false(puts_on("chitu", { hand = { "chitu", "jink" } }))
	end)
end)

describe("xiaoji", function()
	it("puts on everything", function()
		local mine = { skills = { "xiaoji" }, hand = { "dilu", "jink" }, equips = { "jueying" } }
		assert.equal("dilu", puts_on("dilu", mine))
	end)
end)

describe("a wooden ox", function()
	it("is put on", function()
		assert.equal("wooden_ox", played({ hand = { "wooden_ox" } }))
	end)

	it("takes the card of least use where the hand overflows", function()
		local s = { hp = 1, hand = { "jink", "nullification" }, equips = { "wooden_ox" } }
		assert.matches("^@WoodenOxCard", played(s, {}, {}))
	end)

	it("takes nothing while the hand has room, or twice", function()
		assert.is_nil(played({ hp = 4, hand = { "jink", "nullification" }, equips = { "wooden_ox" } }))
		assert.is_nil(played({ hp = 1, hand = { "jink", "nullification" }, equips = { "wooden_ox" }, history = { WoodenOxCard = 1 } }))
	end)

	it("stays where no friend needs the card", function()
		local s = table_of{ equips = { "wooden_ox" } }
		s.ask = nil
		s = s:with{ me = "guanyu", choose = "wooden_ox", optional = true }
		assert.is_nil(decide(s).answer)
	end)
end)
