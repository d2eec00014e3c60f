describe("nosleiji", function()
	local function slashed(top, answers)
		local setup = { players = { { "liubei", hand = { "slash:club:2" } }, { "nos_zhangjiao", hp = 2, hand = { "jink" } }, { "caocao" } },
			deck = { top }, current = "liubei", steps = { { use = "slash:club:2", by = "liubei", on = "nos_zhangjiao" } },
			answers = { { "askForCard", about = "slash-jink", give = "jink" } } }
		for _, answer in ipairs(answers) do table.insert(setup.answers, answer) end
		return rehearse(setup)
	end
	local at_caocao = { "askForPlayerChosen", about = "nosleiji", player = "caocao" }

	it("strikes with two thunder by a spade, and does not heal", function()
		local t = slashed("slash:spade:7", { at_caocao })
		assert.equal(2, t:player("caocao").hp)
		assert.equal(2, t:player("nos_zhangjiao").hp)
		assert.equal("thunder", t:told("Damaged", "caocao")[1].data.v.nature)
	end)

	it("does nothing by another suit", function()
		assert.equal(4, slashed("slash:club:3", { at_caocao }):player("caocao").hp)
	end)

	it("may be left", function()
		local t = slashed("slash:spade:7", {})
		assert.equal("leiji-invoke", t:asked("askForPlayerChosen", "nos_zhangjiao")[1].prompt)
		assert.equal(0, #t:told("StartJudge"))
	end)
end)
