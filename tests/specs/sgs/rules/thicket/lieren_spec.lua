describe("lieren", function()
	local function slashed(mine, his, answers)
		local setup = { players = { { "zhurong", hand = { "slash", mine } }, { "liubei", hand = { his }, equips = { "crossbow" } } },
			current = "zhurong",
			steps = { { use = "slash", by = "zhurong", on = "liubei" } }, answers = answers }
		return rehearse(setup)
	end
	local yes = { "askForSkillInvoke", about = "lieren", yes = true }

	it("takes a card of the victim where she wins", function()
		local t = slashed("jink:heart:13", "slash:spade:8", { yes, { "askForCardChosen", about = "lieren", id = "crossbow" } })
		assert.truthy(t:has("zhurong", "crossbow"))
		assert.equal(0, t:hand("liubei"))
		assert.equal("DamageStruct", t:asked("askForSkillInvoke", "zhurong", "lieren")[1].data["$"])
	end)

	it("takes none where she does not", function()
		local t = slashed("slash:club:8", "slash:spade:8", { yes })
		assert.equal(1, #t:player("liubei").equips)
		assert.equal(0, t:hand("zhurong"))
	end)

	it("needs hand cards on both sides, and a Slash", function()
		local bare = rehearse{ players = { { "zhurong", hand = { "slash", "peach" } }, { "liubei" } }, current = "zhurong",
			steps = { { use = "slash", by = "zhurong", on = "liubei" } } }
		assert.equal(0, #bare:asked("askForSkillInvoke"))
		local hurt = rehearse{ players = { { "zhurong", hand = { "peach" } }, { "liubei", hand = { "slash" } } },
			steps = { { damage = 1, by = "zhurong", on = "liubei" } } }
		assert.equal(0, #hurt:asked("askForSkillInvoke"))
	end)

	it("may be left", function()
		assert.equal(1, slashed("jink:heart:13", "slash:spade:8", {}):hand("liubei"))
	end)
end)
