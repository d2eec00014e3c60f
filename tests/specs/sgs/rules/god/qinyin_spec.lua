describe("qinyin", function()
	local function played(choose, count, changes)
		local hand = { 0, 1, 2, 3 }
		local thrown = table.move(hand, 1, count, 1, {})
		local setup = { players = { { "liubei", hp = 2 }, { "shenzhouyu", hp = 4 - count, max_hp = 4, hand = hand } },
			steps = { { phase = "discard", of = "shenzhouyu" } },
			answers = { { "askForDiscard", about = "gamerule", ids = thrown }, { "askForChoice", about = "qinyin", choose = choose } } }
		for key, value in pairs(changes or {}) do setup[key] = value end
		return rehearse(setup)
	end

	it("lets everybody recover", function()
		local t = played("up", 2)
		assert.equal("up+down+cancel", t:asked("askForChoice", "shenzhouyu")[1].choices)
		assert.equal(3, t:player("liubei").hp)
		assert.equal(3, t:player("shenzhouyu").hp)
	end)

	it("or lose one health", function()
		local t = played("down", 2)
		assert.equal(1, t:player("liubei").hp)
		assert.equal(1, t:player("shenzhouyu").hp)
	end)

	it("or nothing", function()
		assert.equal(2, played("cancel", 2):player("liubei").hp)
	end)

	it("needs two cards that were discarded", function()
		assert.equal(0, #played("up", 1):asked("askForChoice"))
	end)

	it("offers no recovery where nobody is wounded", function()
		local t = played("cancel", 2, { players = { { "liubei" }, { "shenzhouyu", hp = 2, max_hp = 2, hand = { 0, 1, 2, 3 } } } })
		assert.equal("down+cancel", t:asked("askForChoice", "shenzhouyu")[1].choices)
	end)

	it("forgets the cards of one turn", function()
		assert.equal(nil, (played("cancel", 2):player("shenzhouyu").marks or {}).qinyin)
	end)
end)
