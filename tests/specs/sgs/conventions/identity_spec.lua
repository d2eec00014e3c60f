-- The same player or card is the same object, however it was reached.

describe("objects of the host", function()
	before_each(function()
		scene{ me = "caopi", current = "caopi", mode = "04p", invoke = "xingshang", players = {
			{ "caopi", role = "rebel", equips = { "vine" }, hand = { "slash:spade:7", "jink:heart:2", "peach" } },
			{ "sunquan", role = "lord", hand = { "slash:club", "duel" } }, { "zhouyu", role = "loyalist", hand = 2 },
			{ "huatuo", role = "rebel", hand = 3 } } }
		brain("caopi")
	end)

	it("are equal by identity and serve as keys", function()
		local me = player("caopi")
		assert.is_true(global_room:getAlivePlayers():first() == me)
		assert.is_true(me:getArmor() == me:getCards("e"):first())
		local seen = { [me] = "me" }
		assert.equal("me", seen[player("huatuo"):getNextAlive()])
	end)

	it("are nil where there is none", function()
		assert.is_nil(player("caopi"):getWeapon())
		assert.is_false(player("caopi") == player("sunquan"))
	end)
end)
