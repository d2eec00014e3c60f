describe("jianyan", function()
	local function named(word, deck, to)
		return rehearse{ players = { { "liubei" }, { "st_xushu", acquired = { "jianyan" } }, { "zhenji" } }, deck = deck,
			current = "st_xushu", steps = { { phase = "play", of = "st_xushu" } },
			answers = { { "activate", use = "@JianyanCard=." }, { "askForChoice", about = "jianyan", choose = word },
				{ "askForPlayerChosen", about = "jianyan", player = to } } }
	end

	it("gives the next card of that type to a man", function()
		local t = named("trick", { "slash:spade:7", "jink:heart:2", "duel:spade:1", "peach:heart:3" }, "liubei")
		assert.truthy(t:has("liubei", "duel:spade:1"))
		assert.same({ "sgs1", "sgs2" }, t:asked("askForPlayerChosen")[1].targets)
		assert.equal(2, #t.state.discard)
		assert.equal(45, t.state.draw.known[1])
		assert.equal(nil, t.state.table)
	end)

	it("looks for a colour", function()
		local t = named("black", { "peach:heart:3", "slash:spade:7" }, "st_xushu")
		assert.truthy(t:has("st_xushu", "slash:spade:7"))
		assert.equal("basic+trick+equip+red+black", t:asked("askForChoice")[1].choices)
	end)

	it("is used once in a phase", function()
		assert.error(function()
			rehearse{ players = { { "liubei" }, { "st_xushu", acquired = { "jianyan" } } }, current = "st_xushu",
				steps = { { phase = "play", of = "st_xushu" } }, answers = { { "activate", use = "@JianyanCard=.", always = true } } }
		end)
	end)
end)
