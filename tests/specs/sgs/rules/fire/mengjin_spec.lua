describe("mengjin", function()
	local function dodged(answers, hand)
		local setup = { players = { { "pangde", hand = { "slash" } },
			{ "liubei", hand = hand or { "jink" }, equips = { "crossbow" } } }, current = "pangde",
			steps = { { use = "slash", by = "pangde", on = "liubei" } },
				answers = { { "askForCard", about = "slash-jink", give = "jink" } } }
		for _, answer in ipairs(answers) do table.insert(setup.answers, answer) end
		return rehearse(setup)
	end
	local yes = { "askForSkillInvoke", about = "mengjin", yes = true }

	it("discards a card of who has dodged", function()
		local t = dodged{ yes, { "askForCardChosen", about = "mengjin", id = "crossbow" } }
		assert.same({}, t:player("liubei").equips or {})
		assert.equal("SlashEffectStruct", t:asked("askForSkillInvoke", "pangde", "mengjin")[1].data["$"])
		assert.equal("discard", t:asked("askForCardChosen")[1].method)
	end)

	it("is not offered where nothing is left, or the Slash has hit", function()
		local bare = rehearse{ players = { { "pangde", hand = { "slash" } }, { "liubei", hand = { "jink" } } }, current = "pangde",
			steps = { { use = "slash", by = "pangde", on = "liubei" } },
				answers = { { "askForCard", about = "slash-jink", give = "jink" } } }
		assert.equal(0, #bare:asked("askForSkillInvoke"))
		local hit = rehearse{ players = { { "pangde", hand = { "slash" } }, { "liubei", hand = { "jink" } } }, current = "pangde",
			steps = { { use = "slash", by = "pangde", on = "liubei" } } }
		assert.equal(0, #hit:asked("askForSkillInvoke"))
	end)

	it("may be left", function()
		assert.equal(1, #dodged({}):player("liubei").equips)
	end)
end)
