describe("jijiang", function()
	local players = { { "liubei", hand = { "slash:heart" } }, { "caocao", hand = { "jink:heart:2" } },
		{ "guanyu", hand = { "slash:spade:7" } }, { "machao", hand = { "fire_slash" } } }

	it("lets a man of Shu play the Slash of the lord", function()
		local t = rehearse{ players = players, current = "caocao", steps = { { respond = "slash", of = "liubei" } },
			answers = { { "askForSkillInvoke", about = "jijiang", yes = true },
				{ "askForCard", of = "guanyu", about = "@jijiang-slash:sgs1", give = "slash:spade:7" } } }
		assert.equal(1, t:hand("liubei"))
		assert.equal(0, t:hand("guanyu"))
		assert.equal(0, #t:asked("askForCard", "liubei"))
		assert.equal(1, #t:told("CardResponded", "liubei"))
		assert.equal(1, #t.state.discard)
	end)

	it("is used in the play phase as a Slash of his own", function()
		local t = rehearse{ players = players, current = "liubei", steps = { { phase = "play", of = "liubei" } },
			answers = { { "activate", use = "@JijiangCard=.->caocao" },
				{ "askForCard", of = "machao", about = "@jijiang-slash", give = "fire_slash" } } }
		assert.equal(3, t:player("caocao").hp)
		assert.equal(1, #t:asked("askForCard", "guanyu", "@jijiang-slash:sgs1"))
		assert.equal("FireSlash", t:told("CardUsed", "liubei")[1].data.v.card.class)
		assert.equal(1, #t.state.discard)
		assert.equal(nil, t:player("caocao").flags)
	end)

	it("fails where nobody gives one", function()
		local t = rehearse{ players = players, current = "liubei", steps = { { phase = "play", of = "liubei" } },
			answers = { { "activate", use = "@JijiangCard=.->caocao" } } }
		assert.equal(4, t:player("caocao").hp)
		assert.equal(2, #t:asked("activate", "liubei"))
	end)

	it("answers where he has to use a Slash", function()
		local t = rehearse{ players = players, current = "caocao", steps = { { slash = "liubei", on = "caocao" } },
			answers = { { "askForUseCard", use = "@JijiangCard=.->caocao" },
				{ "askForCard", of = "guanyu", give = "slash:spade:7" } } }
		assert.equal(3, t:player("caocao").hp)
	end)

	it("strikes whom is meant where no target is named", function()
		local t = rehearse{ players = players, current = "caocao", steps = { { slash = "liubei", on = "caocao" } },
			answers = { { "askForUseCard", use = "@JijiangCard=." }, { "askForCard", of = "guanyu", give = "slash:spade:7" } } }
		assert.equal(3, t:player("caocao").hp)
	end)

	it("is no Slash of his own for a Fan", function()
		local t = rehearse{ players = { { "liubei", equips = { "fan" } }, { "caocao" }, { "guanyu", hand = { "slash:spade:7" } } },
			current = "liubei", steps = { { phase = "play", of = "liubei" } },
			answers = { { "activate", use = "@JijiangCard=.->caocao" }, { "askForCard", of = "guanyu", give = "slash:spade:7" } } }
		assert.equal(0, #t:asked("askForSkillInvoke", "liubei", "fan"))
	end)

	it("is a lord's alone", function()
		local t = rehearse{ players = { { "caocao" }, { "liubei" }, { "guanyu" } },
			steps = { { respond = "slash", of = "liubei" } } }
		assert.equal(0, #t:asked("askForSkillInvoke"))
	end)
end)
