describe("jiang", function()
	local function used(card, by, on)
		local players = { { "liubei", hand = {} }, { "sunce", hand = {} } }
		for _, row in ipairs(players) do
			if row[1] == by then row.hand = { card } end
		end
		return rehearse{ players = players, current = by, steps = { { use = card, by = by, on = on } },
			answers = { { "askForSkillInvoke", of = "sunce", about = "jiang", yes = true } } }
	end

	it("draws for a red Slash of his", function()
		local t = used("slash:heart", "sunce", "liubei")
		assert.equal(1, t:hand("sunce"))
		assert.equal("CardUseStruct", t:asked("askForSkillInvoke", "sunce")[1].data["$"])
	end)

	it("draws for one that is aimed at him", function()
		assert.equal(1, used("slash:heart", "liubei", "sunce"):hand("sunce"))
	end)

	it("draws for Duels", function()
		assert.equal(1, used("duel:spade", "sunce", "liubei"):hand("sunce"))
		assert.equal(1, used("duel:spade", "liubei", "sunce"):hand("sunce"))
	end)

	it("does not for black Slashes", function()
		assert.equal(0, #used("slash:spade:7", "sunce", "liubei"):asked("askForSkillInvoke"))
	end)

	it("does not where he is only a witness", function()
		local t = rehearse{ players = { { "liubei", hand = { "slash:heart" } }, { "caocao" }, { "sunce" } }, current = "liubei",
			steps = { { use = "slash:heart", by = "liubei", on = "caocao" } } }
		assert.equal(0, #t:asked("askForSkillInvoke", "sunce"))
	end)
end)
