-- A variant is told from a number or a table by its type, and converts to what it holds.

describe("QVariant", function()
	before_each(function()
		scene{ me = "caopi", current = "caopi", mode = "04p", invoke = "xingshang", players = {
			{ "caopi", role = "rebel", equips = { "vine" }, hand = { "slash:spade:7", "jink:heart:2", "peach" } },
			{ "sunquan", role = "lord", hand = { "slash:club", "duel" } }, { "zhouyu", role = "loyalist", hand = 2 },
			{ "huatuo", role = "rebel", hand = 3 } } }
		brain("caopi")
	end)

	it("is userdata, unlike what scripts pass in its place", function()
		local data = sgs.QVariant()
		assert.equal("userdata", type(data))
		data:setValue(player("sunquan"))
		assert.equal(player("sunquan"), data:toPlayer())
	end)

	it("gives an empty struct for what it does not hold", function()
		local data = sgs.QVariant(3)
		assert.equal(3, data:toInt())
		assert.is_nil(data:toDamage().from)
		assert.same({}, data:toStringList())
	end)

	it("answers to the names of older versions", function()
		local data, damage = sgs.QVariant(), sgs.DamageStruct()
		damage.from = player("sunquan")
		data:setValue(damage)
		assert.equal(player("sunquan"), data:toDamageStar().from)
	end)

	it("may be missing where the handler of a Slash is called by a script", function()
		local self = brain("caopi")
		local answer = sgs.ai_skill_cardask["slash-jink"](self, 0, "jink", player("sunquan"))
		assert.is_true(answer == nil or type(answer) == "string")
	end)
end)
