describe("tiaoxin", function()
	local function taunted(answers, changes, more)
		local setup = { players = { { "jiangwei" }, { "zhangfei", hand = { "slash:spade:7", "jink:diamond:2" } } },
			current = "jiangwei", steps = { { phase = "play", of = "jiangwei" } },
			answers = { { "activate", use = "@TiaoxinCard=.->zhangfei" } } }
		for _, answer in ipairs(answers or {}) do table.insert(setup.answers, answer) end
		for key, value in pairs(changes or {}) do setup[key] = value end
		return rehearse(setup)
	end

	it("makes who reaches him use a Slash on him", function()
		local t = taunted{ { "askForUseCard", of = "zhangfei", about = "@tiaoxin-slash:sgs1", use = "slash:spade:7->jiangwei" } }
		assert.equal("slash", t:asked("askForUseCard", "zhangfei")[1].pattern)
		assert.equal(3, t:player("jiangwei").hp)
		assert.equal(1, t:hand("zhangfei"))
	end)

	it("throws a card of who does not", function()
		local t = taunted{}
		assert.equal(4, t:player("jiangwei").hp)
		assert.equal(1, t:hand("zhangfei"))
	end)

	it("asks for the card where equipment may be chosen", function()
		local t = taunted({ { "askForCardChosen", of = "jiangwei", about = "tiaoxin", id = 53 } }, { players = { { "jiangwei" },
			{ "zhangfei", hand = { "slash:spade:7" }, equips = { 53 } } } })
		assert.equal("discard", t:asked("askForCardChosen", "jiangwei")[1].method)
		assert.same({}, t:player("zhangfei").equips or {})
	end)

	it("is not for those who do not reach him", function()
		assert.error(function()
			taunted({}, { players = { { "jiangwei" }, { "liubei" }, { "zhangfei", hand = { "slash:spade:7" } }, { "sunquan" } } })
		end)
	end)

	it("is used once in a phase", function()
		assert.error(function() taunted{ { "activate", use = "@TiaoxinCard=.->zhangfei" } } end)
	end)

	it("counts for no Slash of the one who is taunted", function()
		local t = taunted{ { "askForUseCard", of = "zhangfei", use = "slash:spade:7->jiangwei" } }
		assert.same({}, t:player("zhangfei").history or {})
	end)
end)
