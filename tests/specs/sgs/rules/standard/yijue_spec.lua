describe("yijue", function()
	local function comparing(own, other, steps, answers, more)
		local setup = { players = { { "guanyu", hand = { own, "jink:diamond:11" }, equips = { "crossbow" } },
			{ "simayi", hp = 2, hand = { other, "jink:diamond:2" } } },
			current = "guanyu", steps = steps, answers = { { "activate", use = "@YijueCard=.->simayi" },
				{ "askForPindian", of = "guanyu", give = own }, { "askForPindian", of = "simayi", give = other } } }
		for _, answer in ipairs(answers or {}) do table.insert(setup.answers, answer) end
		for key, value in pairs(more or {}) do setup[key] = value end
		return rehearse(setup)
	end
	local play = { { phase = "play", of = "guanyu" } }

	it("forbids the hand and the skills of whom he beats", function()
		local t = comparing("jink:heart:13", "slash:club:2", play, { { "activate", use = "slash:wusheng[diamond:J]=43->simayi" },
			{ "askForCard", of = "simayi" } })
		assert.equal(1, t:player("simayi").hp)
		assert.equal(0, #t:asked("askForSkillInvoke", "simayi"))
	end)

	it("leaves him no Jink either", function()
		assert.error(function()
			comparing("jink:heart:13", "slash:club:2", play, { { "activate", use = "slash:wusheng[diamond:J]=43->simayi" },
				{ "askForCard", of = "simayi", give = "jink:diamond:2" } })
		end)
	end)

	it("lasts until the turn ends", function()
		local t = comparing("jink:heart:13", "slash:club:2", play)
		assert.equal(nil, t:player("simayi").card_limitation)
		assert.equal(nil, (t:player("simayi").marks or {})["@skill_invalidity"])
		local sealed
		for _, each in ipairs(t:told("CardFinished", "guanyu")) do sealed = each end
		assert.equal("YijueCard", sealed.data.v.card.class)
	end)

	it("lets whom he does not beat recover, if he wants", function()
		local t = comparing("slash:club:2", "jink:heart:13", play, { { "askForChoice", about = "yijue", choose = "recover" } })
		assert.equal("recover+cancel", t:asked("askForChoice", "guanyu")[1].choices)
		assert.equal(3, t:player("simayi").hp)
	end)

	it("is used once in a phase", function()
		assert.error(function()
			comparing("jink:heart:13", "slash:club:2", play, { { "activate", use = "@YijueCard=.->simayi" } })
		end)
	end)
end)
