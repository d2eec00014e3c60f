describe("duanliang", function()
	local function play(use)
		return rehearse{ players = { { "xuhuang", hand = { "slash:spade:7", "jink:heart:2", "dismantlement:spade" }, equips = { "crossbow:club" } },
			{ "liubei" }, { "caocao" }, { "zhangfei" }, { "simayi" },
			{ "guanyu" } }, current = "xuhuang", steps = { { phase = "play", of = "xuhuang" } }, answers = { { "activate", use = use } } }
	end

	it("lays a black basic card as Supply Shortage", function()
		local t = play("supply_shortage:duanliang[spade:7]=slash:spade:7->liubei")
		assert.truthy(t:has("liubei", "slash:spade:7", "judging"))
	end)

	it("or a piece of equipment that he wears, two seats away", function()
		local t = play("supply_shortage:duanliang[club:A]=crossbow:club->caocao")
		assert.truthy(t:has("caocao", "crossbow:club", "judging"))
		assert.same({}, t:player("xuhuang").equips or {})
	end)

	it("takes no red card and no trick, and reaches no further", function()
		assert.error(function() play("supply_shortage:duanliang[heart:2]=jink:heart:2->liubei") end)
		assert.error(function() play("supply_shortage:duanliang[spade:3]=dismantlement:spade->liubei") end)
		assert.error(function() play("supply_shortage:duanliang[spade:7]=slash:spade:7->zhangfei") end)
	end)

	it("costs the draw phase", function()
		local t = rehearse{ players = { { "xuhuang", hand = { "slash:spade:7" } }, { "liubei" } }, current = "xuhuang",
			deck = { "peach:heart:3" },
			steps = { { use = "supply_shortage:duanliang[spade:7]=slash:spade:7", by = "xuhuang", on = "liubei" }, { turn = "liubei" } } }
		assert.equal(0, t:hand("liubei"))
		assert.truthy(table.find(t.state.discard, t:id("slash:spade:7")))
	end)
end)
