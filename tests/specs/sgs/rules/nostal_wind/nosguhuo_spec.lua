describe("nosguhuo", function()
	local function answer(who, word)
		return { "askForChoice", of = who, about = "nosguhuo", choose = word, always = true }
	end

	local function claim(card, word, answers, on, more)
		local t = { players = { { "liubei", hp = 4, hand = { "peach:heart:3" } },
			{ "nos_yuji", hp = 2, hand = { "slash:spade:7", "dismantlement:club:3", "peach:heart:4" } }, { "jiaxu" } },
			current = "nos_yuji", deck = { "jink:heart:2", "jink:diamond:2", "jink:diamond:3" },
			steps = { { use = "@NosGuhuoCard=" .. card .. "/" .. word, by = "nos_yuji", on = on } }, answers = answers }
		for key, value in pairs(more or {}) do t[key] = value end
		return rehearse(t)
	end

	it("counts where nobody doubts, and ignores weimu", function()
		local t = claim("slash:spade:7", "duel", { answer("liubei", "noquestion"), answer("jiaxu", "noquestion") }, "jiaxu")
		assert.equal(2, t:player("jiaxu").hp)
		assert.equal("nosguhuo", t:told("PreCardUsed", "nos_yuji")[1].data.v.card.skill)
	end)

	it("asks everybody who has health, and feeds those who doubt a lie", function()
		local t = claim("slash:spade:7", "ex_nihilo", { answer("liubei", "question"), answer("jiaxu", "question") })
		assert.equal(2, t:hand("liubei"))
		assert.equal(1, t:hand("jiaxu"))
		assert.equal(2, t:hand("nos_yuji"))
		assert.equal(0, #t:told("PreCardUsed"))
	end)

	it("costs who doubts a true card a health point, and counts if it is a heart", function()
		local t = claim("peach:heart:4", "peach", { answer("liubei", "question"), answer("jiaxu", "noquestion") })
		assert.equal(3, t:player("liubei").hp)
		assert.equal(3, t:player("jiaxu").hp)
		assert.equal(3, t:player("nos_yuji").hp)
	end)

	it("does not count if it is true but no heart", function()
		local t = claim("dismantlement:club:3", "dismantlement", { answer("liubei", "noquestion"), answer("jiaxu", "question") }, "liubei")
		assert.equal(2, t:player("jiaxu").hp)
		assert.equal(1, t:hand("liubei"))
		assert.equal(0, #t:told("PreCardUsed"))
	end)

	it("may be used any number of times, for answers too", function()
		local t = rehearse{ players = { { "liubei", hand = { "slash:spade:8" } }, { "nos_yuji", hand = { "slash:spade:7", "duel:diamond:1" } }, { "jiaxu" } },
			current = "liubei", steps = { { use = "slash:spade:8", by = "liubei", on = "nos_yuji" } },
			answers = { { "askForCard", of = "nos_yuji", give = "@NosGuhuoCard=slash:spade:7/jink" },
				{ "askForChoice", of = "liubei", about = "nosguhuo", choose = "question" },
				{ "askForCard", of = "nos_yuji", give = "@NosGuhuoCard=duel:diamond:1/jink" },
				answer("liubei", "noquestion"), answer("jiaxu", "noquestion") } }
		assert.equal(3, t:player("nos_yuji").hp)
		assert.equal(1, t:hand("liubei"))
	end)

	it("is not asked of the dying", function()
		local t = rehearse{ players = { { "liubei", hp = 1 }, { "nos_yuji", hand = { "peach:heart:4" } }, { "caocao" } }, current = "caocao",
			steps = { { damage = 1, by = "caocao", on = "liubei" } },
			answers = { { "askForSinglePeach", of = "nos_yuji", give = "@NosGuhuoCard=peach:heart:4/peach" }, answer("caocao", "noquestion") } }
		assert.equal(0, #t:asked("askForChoice", "liubei"))
		assert.equal(1, t:player("liubei").hp)
	end)
end)
