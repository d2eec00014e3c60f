describe("nosjizhi", function()
	local function using(card)
		return rehearse{ players = { { "liubei" }, { "nos_huangyueying", hand = { card } } }, current = "nos_huangyueying",
			deck = { "peach:heart:3" }, steps = { { use = card, by = "nos_huangyueying", on = "liubei" } },
			answers = { { "askForSkillInvoke", about = "nosjizhi", yes = true } } }
	end

	it("draws a card for a trick", function()
		assert.truthy(using("iron_chain"):has("nos_huangyueying", "peach:heart:3"))
	end)

	it("does not for delayed tricks and other cards", function()
		assert.equal(0, #using("indulgence:spade"):asked("askForSkillInvoke"))
		assert.equal(0, #using("slash"):asked("askForSkillInvoke"))
	end)
end)
