describe("leiji", function()
	local function slashed(top, answers, hand)
		local setup = { players = { { "liubei", hand = { "slash" } }, { "zhangjiao", hp = 2, hand = hand or { "jink" } }, { "caocao" } },
			deck = { top }, current = "liubei", steps = { { use = "slash", by = "liubei", on = "zhangjiao" } },
			answers = { { "askForCard", about = "slash-jink", give = "jink" } } }
		for _, answer in ipairs(answers) do table.insert(setup.answers, answer) end
		return rehearse(setup)
	end
	local at_caocao = { "askForPlayerChosen", about = "leiji-invoke", player = "caocao" }

	it("strikes with one thunder by a black card, and heals him", function()
		local t = slashed("slash:club:2", { at_caocao })
		assert.equal(3, t:player("caocao").hp)
		assert.equal(3, t:player("zhangjiao").hp)
		local damage = t:told("Damaged", "caocao")[1].data.v
		assert.equal("thunder", damage.nature)
		assert.equal("sgs2", damage.from)
	end)

	it("does nothing by a red one", function()
		local t = slashed("peach:heart:3", { at_caocao })
		assert.equal(4, t:player("caocao").hp)
		assert.equal(2, t:player("zhangjiao").hp)
	end)

	it("may be left, and may be anybody", function()
		local t = slashed("slash:club:2", {})
		local asked = t:asked("askForPlayerChosen", "zhangjiao", "leiji")[1]
		assert.truthy(asked.optional)
		assert.equal(3, #asked.targets)
		assert.equal(0, #t:told("StartJudge"))
	end)

	it("comes by an Eight Diagram as well", function()
		local t = rehearse{ players = { { "liubei", hand = { "slash" } }, { "zhangjiao", equips = { "eight_diagram" } },
			{ "caocao" } }, current = "liubei",
			deck = { "peach:heart:3", "slash:club:2" }, steps = { { use = "slash", by = "liubei", on = "zhangjiao" } },
			answers = { { "askForSkillInvoke", about = "eight_diagram", yes = true }, at_caocao } }
		assert.equal(3, t:player("caocao").hp)
	end)

	it("comes by a Jink against arrows", function()
		local t = rehearse{ players = { { "liubei", hand = { "archery_attack" } }, { "zhangjiao", hand = { "jink" } } }, current = "liubei",
			deck = { "slash:club:2" }, steps = { { use = "archery_attack", by = "liubei" } },
			answers = { { "askForCard", about = "archery-attack-jink", give = "jink" },
				{ "askForPlayerChosen", about = "leiji", player = "liubei" } } }
		assert.equal(3, t:player("liubei").hp)
	end)
end)
