describe("rende", function()
	local function giving(answers, hp)
		return rehearse{
			players = { { "liubei", hp = hp or 3, hand = { 0, 30, 45 } }, { "guanyu" }, { "machao" } },
			current = "liubei",
			steps = { { phase = "play", of = "liubei" } },
			answers = answers,
		}
	end

	it("gives hand cards away", function()
		local t = giving{ { "activate", use = "@RendeCard=0->guanyu" } }
		assert.truthy(t:has("guanyu", "slash:spade:7"))
		assert.equal(2, t:hand("liubei"))
		assert.equal(3, t:player("liubei").hp)
	end)

	it("tells the others how many cards are given, not which", function()
		local t = giving{ { "activate", use = "@RendeCard=0+30->guanyu" } }
		for _, name in ipairs({ "PreCardUsed", "CardUsed", "TargetConfirmed", "CardFinished" }) do
			local card = t:told(name, "sgs1")[1].data.v.card
			assert.same({ -1, -1 }, card.sub)
			assert.falsy(card.str:find("30"))
		end
	end)

	it("goes on with what he held, and recovers with the second card", function()
		local t = giving{ { "activate", use = "@RendeCard=0->guanyu" },
			{ "askForUseCard", about = "@@rende", use = "@RendeCard=30->machao" } }
		assert.truthy(t:has("machao", "jink:heart:2"))
		assert.equal(4, t:player("liubei").hp)
		assert.equal(2, #t:asked("askForUseCard", "liubei", "@rende-give"))
		assert.equal("none", t:asked("askForUseCard", "liubei")[1].method)
	end)

	it("recovers once in a phase", function()
		local t = giving({ { "activate", use = "@RendeCard=0+30->guanyu" },
			{ "askForUseCard", about = "@@rende", use = "@RendeCard=45->machao" } }, 1)
		assert.equal(2, t:player("liubei").hp)
		assert.equal(1, #t:told("HpRecover", "liubei"))
		assert.equal(nil, (t:player("liubei").marks or {}).rende)
	end)

	it("is begun once in a phase", function()
		local twice = { { "activate", use = "@RendeCard=0->guanyu" }, { "activate", use = "@RendeCard=30->guanyu" } }
		assert.error(function() giving(twice) end)
	end)

	it("goes on only with cards that he held and has not given", function()
		local t = rehearse{
			players = { { "liubei", hand = { 0, 30 } }, { "xiahoudun" }, { "machao" } },
			current = "liubei", steps = { { phase = "play", of = "liubei" } },
			answers = { { "activate", use = "@RendeCard=0->xiahoudun" }, { "askForYiji", player = "liubei", card = "slash:spade:7" },
				{ "askForUseCard", about = "@@rende", use = "@RendeCard=0->machao" } },
		}
		assert.truthy(t:has("liubei", "slash:spade:7"))
		assert.equal(0, t:hand("machao"))
	end)

	it("is over when no card is left", function()
		assert.equal(0, #giving{ { "activate", use = "@RendeCard=0+30+45->guanyu" } }:asked("askForUseCard"))
	end)
end)
