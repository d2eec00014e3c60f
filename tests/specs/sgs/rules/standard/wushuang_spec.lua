describe("wushuang", function()
	it("asks for two Jinks", function()
		local t = rehearse{
			players = { { "lvbu", hand = { 0 } }, { "caocao", hand = { 30, 31 } } }, current = "lvbu",
			steps = { { use = 0, by = "lvbu", on = "caocao" } },
			answers = { { "askForCard", of = "caocao", give = 30 }, { "askForCard", of = "caocao", give = 31 } },
		}
		assert.equal(4, t:player("caocao").hp)
		assert.equal("@multi-jink-start:" .. t:player("lvbu").name .. "::2", t:asked("askForCard", "caocao")[1].prompt)
	end)

	it("asks for two Slashes in a Duel", function()
		local t = rehearse{
			players = { { "lvbu", hand = { 77 } }, { "caocao", hand = { 1 } } }, current = "lvbu",
			steps = { { use = 77, by = "lvbu", on = "caocao" } },
			answers = { { "askForCard", of = "caocao", give = 1 } },
		}
		assert.equal(3, t:player("caocao").hp)
		assert.equal(2, #t:asked("askForCard", "caocao"))
	end)
end)
