describe("qianxun", function()
	local function snatched(yes, trick)
		return rehearse{
			players = { { "caocao", hand = { trick or 84 } }, { "luxun", hand = { 30, 45 }, equips = { 65 } } }, current = "caocao",
			steps = { { use = trick or 84, by = "caocao", on = "luxun" } },
			answers = { { "askForSkillInvoke", of = "luxun", about = "qianxun", yes = yes }, { "askForCardChosen", of = "caocao", id = 65 },
				{ "askForUseCard", of = "luxun" } },
		}
	end

	it("puts the hand aside while the trick takes effect", function()
		local t = snatched(true)
		assert.equal(0, t:hand("luxun"))
		assert.equal(2, #t:player("luxun").piles.qianxun.known)
	end)

	it("is no duty", function()
		assert.equal(2, snatched(false):hand("luxun"))
	end)

	it("gives the hand back when the turn ends", function()
		local t = rehearse{
			players = { { "caocao", hp = 2 }, { "luxun", piles = { qianxun = { 30, 45 } } } }, current = "luxun",
			steps = { { turn = "caocao" } },
		}
		assert.equal(2, t:hand("luxun"))
	end)
end)
