describe("huoji", function()
	local function play(use)
		return rehearse{ players = { { "wolong", hand = { "jink:heart:2", "slash:spade:7", "jink:diamond:2" } },
			{ "liubei", hand = { "peach:heart:3" } } }, current = "wolong",
			steps = { { phase = "play", of = "wolong" } }, answers = { { "activate", use = use },
				{ "askForCardShow", of = "liubei", give = "peach:heart:3" },
					{ "askForCard", about = "@fire-attack", give = "jink:heart:2" } } }
	end

	it("burns with a red card", function()
		local t = play("fire_attack:huoji[diamond:2]=jink:diamond:2->liubei")
		assert.equal(3, t:player("liubei").hp)
		assert.equal(1, t:hand("wolong"))
	end)

	it("takes no black one", function()
		assert.error(function() play("fire_attack:huoji[spade:7]=slash:spade:7->liubei") end)
	end)
end)
