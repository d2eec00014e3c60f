describe("baonue", function()
	local function hurts(who, top, answers, role)
		return rehearse{ players = { { "dongzhuo", role = role or "lord", hp = 4 }, { "huatuo" },
			{ "liubei", role = role and "lord" or "loyalist" } }, deck = { top },
			steps = { { damage = 1, by = who, on = who == "liubei" and "huatuo" or "liubei" } }, answers = answers or {} }
	end
	local serves = { "askForPlayerChosen", about = "@baonue-to", player = "dongzhuo" }

	it("heals the lord by a spade that another of Qun judges", function()
		local t = hurts("huatuo", "slash:spade:7", { serves })
		assert.equal(5, t:player("dongzhuo").hp)
		assert.equal("baonue", t:told("FinishJudge", "huatuo")[1].data.v.reason)
		assert.equal(1, #t:asked("askForPlayerChosen"))
	end)

	it("does not by another suit", function()
		assert.equal(4, hurts("huatuo", "slash:club:7", { serves }):player("dongzhuo").hp)
	end)

	it("is not for other kingdoms, or himself", function()
		assert.equal(0, #hurts("liubei", "slash:spade:7"):asked("askForPlayerChosen"))
		assert.equal(0, #hurts("dongzhuo", "slash:spade:7"):asked("askForPlayerChosen"))
	end)

	it("is only the lord's, and may be left", function()
		assert.equal(0, #hurts("huatuo", "slash:spade:7", {}, "rebel"):asked("askForPlayerChosen"))
		assert.truthy(hurts("huatuo", "slash:spade:7"):asked("askForPlayerChosen", "huatuo", "baonue")[1].optional)
	end)
end)
