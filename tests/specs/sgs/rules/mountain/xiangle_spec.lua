describe("xiangle", function()
	local function slashed(answers, hand)
		return rehearse{ players = { { "liubei", hand = hand or { "slash:spade:7", "jink:heart:2" } }, { "liushan" } },
			current = "liubei", steps = { { use = "slash:spade:7", by = "liubei", on = "liushan" } }, answers = answers }
	end

	it("makes a Slash void that is not paid for", function()
		local t = slashed({})
		assert.equal(3, t:player("liushan").hp)
		assert.equal(0, #t:asked("askForCard", "liushan"))
		local ask = t:asked("askForCard", "liubei")[1]
		assert.equal(".Basic", ask.pattern)
		assert.equal("@xiangle-discard", ask.prompt)
		assert.equal("discard", ask.method)
	end)

	it("lets it strike for a basic card", function()
		local t = slashed{ { "askForCard", of = "liubei", about = "@xiangle-discard", give = "jink:heart:2" } }
		assert.equal(2, t:player("liushan").hp)
		assert.equal(0, t:hand("liubei"))
	end)

	it("takes no trick for it", function()
		assert.error(function()
			slashed({ { "askForCard", of = "liubei", about = "@xiangle-discard", give = "duel:spade" } }, { "slash:spade:7", "duel:spade" })
		end)
	end)

	it("stops only what is aimed at him", function()
		local t = rehearse{ players = { { "liubei", hand = { "duel:spade" } }, { "liushan" } }, current = "liubei",
			steps = { { use = "duel:spade", by = "liubei", on = "liushan" } } }
		assert.equal(2, t:player("liushan").hp)
	end)
end)
