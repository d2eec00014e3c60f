describe("guhuo", function()
	local function doubt(who)
		return { "askForChoice", of = who, about = "guhuo", choose = "question" }
	end

	local function believe(who)
		return { "askForChoice", of = who, about = "guhuo", choose = "noquestion", always = true }
	end

	-- Yu Ji lays a card down in his play phase and says what it is.
	local function claim(card, word, answers, on, more)
		local t = { players = { { "liubei", hp = 4, hand = { "peach:heart:3" } },
			{ "yuji", hp = 2, hand = { "slash:spade:7", "dismantlement:club:3", "duel:diamond:1" } }, { "jiaxu" } },
			current = "yuji", deck = { "jink:heart:2", "jink:diamond:2", "jink:diamond:3" },
			steps = { { use = "@GuhuoCard=" .. card .. "/" .. word, by = "yuji", on = on } }, answers = answers }
		for key, value in pairs(more or {}) do t[key] = value end
		return rehearse(t)
	end

	local function has_chanyuan(t, who)
		return table.contains(t:player(who).acquired or {}, "chanyuan")
	end

	it("counts as what he says where nobody doubts", function()
		local t = claim("slash:spade:7", "ex_nihilo", { believe("liubei"), believe("jiaxu") })
		assert.equal(4, t:hand("yuji"))
		assert.equal(1, #t:asked("askForChoice", "liubei", "guhuo"))
		assert.equal(1, #t:asked("askForChoice", "jiaxu", "guhuo"))
		assert.falsy(has_chanyuan(t, "liubei"))
		local used = t:told("PreCardUsed", "yuji")[1].data.v.card
		assert.equal("ExNihilo", used.class)
		assert.equal("spade", used.suit)
	end)

	it("is lost where it is doubted and false", function()
		local t = claim("slash:spade:7", "ex_nihilo", { doubt("jiaxu") })
		assert.equal(2, t:hand("yuji"))
		assert.equal(0, #t:told("PreCardUsed"))
		assert.equal(t:id("slash:spade:7"), t.state.discard[1])
		assert.equal(0, #t:asked("askForChoice", "liubei"), "the first doubt is enough")
		assert.falsy(has_chanyuan(t, "jiaxu"))
	end)

	it("counts where it is doubted and true, and the doubter has chanyuan", function()
		local t = claim("dismantlement:club:3", "dismantlement", { believe("jiaxu"), doubt("liubei") }, "liubei")
		assert.equal(0, t:hand("liubei"))
		assert.truthy(has_chanyuan(t, "liubei"))
		assert.falsy(has_chanyuan(t, "jiaxu"))
	end)

	it("tells nobody the card before it is turned over", function()
		local t = claim("slash:spade:7", "ex_nihilo", { doubt("liubei") })
		local id = t:id("slash:spade:7")
		local moves = t:told("CardsMoveOneTime", "liubei")
		assert.same({ -1 }, moves[1].data.v.ids)
		assert.same({ id }, moves[2].data.v.ids)
		for _, event in ipairs(t:told("ChoiceMade", "yuji")) do
			local text = type(event.data) == "table" and event.data.v.card.str or event.data
			assert.falsy(text:find("=" .. id), text)
			if type(event.data) == "table" then assert.equal("no_suit", event.data.v.card.suit) end
		end
	end)

	it("is asked of none who has chanyuan", function()
		local t = claim("slash:spade:7", "ex_nihilo", { believe("jiaxu") }, nil,
			{ players = { { "liubei", acquired = { "chanyuan" } }, { "yuji", hand = { "slash:spade:7" } }, { "jiaxu" } } })
		assert.equal(0, #t:asked("askForChoice", "liubei"))
		assert.equal(1, #t:asked("askForChoice", "jiaxu"))
	end)

	it("leaves out targets that the card may not have, now that its suit is known", function()
		local t = claim("slash:spade:7", "duel", { believe("liubei"), believe("jiaxu") }, "jiaxu")
		assert.equal(0, #t:told("PreCardUsed"), "a black trick on Jia Xu")
		assert.equal(2, t:hand("yuji"))
		t = claim("duel:diamond:1", "snatch", { believe("liubei"), believe("jiaxu") }, "liubei")
		assert.equal(0, t:hand("liubei"))
	end)

	it("takes the nature of a Slash that is one", function()
		local t = claim("fire_slash:heart:4", "slash", { believe("liubei"), believe("jiaxu") }, "liubei",
			{ players = { { "liubei" }, { "yuji", hand = { "fire_slash:heart:4" } }, { "jiaxu" } } })
		assert.equal("FireSlash", t:told("PreCardUsed", "yuji")[1].data.v.card.class)
		t = claim("fire_slash:heart:4", "normal_slash", { doubt("liubei") }, "liubei",
			{ players = { { "liubei" }, { "yuji", hand = { "fire_slash:heart:4" } }, { "jiaxu" } } })
		assert.equal(0, #t:told("PreCardUsed"), "a plain one it is not")
	end)

	-- Somebody slashes him; he answers with a false Jink.
	local function slashed(answers, hand, steps)
		return rehearse{ players = { { "liubei", hand = { "slash:spade:8", "slash:club:8" } }, { "yuji", hand = hand or { "slash:spade:7", "peach:heart:3" } }, { "jiaxu" } },
			current = "liubei", steps = steps or { { use = "slash:spade:8", by = "liubei", on = "yuji" } }, answers = answers }
	end
	local JINK = { "askForCard", of = "yuji", give = "@GuhuoCard=slash:spade:7/jink" }

	it("answers a Slash", function()
		local t = slashed{ JINK, believe("liubei"), believe("jiaxu") }
		assert.equal(3, t:player("yuji").hp)
		assert.equal("Jink", t:told("CardResponded", "yuji")[1].data.v.card.class)
		assert.equal(1, t:hand("yuji"))
	end)

	it("is asked for again where the lie has failed, but not twice in one turn", function()
		local t = slashed{ JINK, doubt("liubei") }
		assert.equal(2, t:player("yuji").hp)
		assert.equal(2, #t:asked("askForCard", "yuji"))
		assert.error(function()
			slashed{ JINK, doubt("liubei"), { "askForCard", of = "yuji", give = "@GuhuoCard=peach:heart:3/jink" } }
		end)
	end)

	it("may be used again in the next turn", function()
		local t = slashed({ { "activate", of = "liubei", use = "slash:spade:8->yuji" }, JINK, believe("liubei"), believe("jiaxu"),
			{ "activate", of = "yuji", use = "@GuhuoCard=peach:heart:3/ex_nihilo" } }, nil,
			{ { phase = "play", of = "liubei" }, { phase = "play", of = "yuji" } })
		assert.equal(2, #t:asked("askForChoice", "jiaxu", "guhuo"))
		assert.falsy(table.contains(t:player("yuji").flags or {}, "GuhuoUsed"))
	end)

	it("asks which Slash or rescue is meant", function()
		local t = slashed({ { "askForCard", of = "yuji", give = "@GuhuoCard=slash:spade:7/slash" },
			{ "askForChoice", of = "yuji", about = "guhuo_slash", choose = "thunder_slash" }, believe("liubei"), believe("jiaxu") }, nil,
			{ { respond = "slash", of = "yuji" } })
		assert.equal("ThunderSlash", t:told("CardResponded", "yuji")[1].data.v.card.class)
		t = rehearse{ players = { { "liubei" }, { "yuji", hp = 1, hand = { "slash:spade:7" } } }, current = "liubei",
			steps = { { damage = 1, by = "liubei", on = "yuji" } },
			answers = { { "askForSinglePeach", of = "yuji", give = "@GuhuoCard=slash:spade:7/peach+analeptic" },
				{ "askForChoice", of = "yuji", about = "guhuo_saveself", choose = "analeptic" }, believe("liubei") } }
		assert.equal(1, t:player("yuji").hp)
		assert.equal("Analeptic", t:told("PreCardUsed", "yuji")[1].data.v.card.class)
	end)

	it("nullifies", function()
		local t = rehearse{ players = { { "liubei", hand = { "dismantlement:club:3" } }, { "yuji", hand = { "slash:spade:7" } }, { "caocao", hand = { "peach" } } },
			current = "liubei", steps = { { use = "dismantlement:club:3", by = "liubei", on = "caocao" } },
			answers = { { "askForNullification", of = "yuji", give = "@GuhuoCard=slash:spade:7/nullification" }, believe("liubei"), believe("caocao") } }
		assert.equal(1, t:hand("caocao"))
		assert.equal(0, t:hand("yuji"))
	end)
end)
