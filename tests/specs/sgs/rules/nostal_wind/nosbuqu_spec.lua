describe("nosbuqu", function()
	local yes = { "askForSkillInvoke", about = "nosbuqu", yes = true, always = true }
	local function struck(deck, answers, changes)
		local setup = { players = { { "liubei" }, { "nos_zhoutai", hp = 1 }, { "caocao", hand = { "peach:heart:6" } } }, deck = deck,
			steps = { { damage = 2, by = "liubei", on = "nos_zhoutai" } }, answers = answers }
		for key, value in pairs(changes or {}) do setup[key] = value end
		return rehearse(setup)
	end
	local function wounds(t) return t:pile("nos_zhoutai", "nosbuqu") end

	it("lays down a card for each point below one, and does not die while they differ", function()
		local t = struck({ "peach:heart:3", "slash:club:2" }, { yes })
		assert.equal(-1, t:player("nos_zhoutai").hp)
		assert.equal(true, t:player("nos_zhoutai").alive ~= false)
		assert.equal(2, wounds(t))
		assert.equal(0, #t:told("EnterDying"))
	end)

	it("is dying where two are equal", function()
		local t = struck({ "peach:heart:3", "slash:club:3" }, { yes })
		assert.equal(1, #t:told("EnterDying"))
		assert.equal(false, t:player("nos_zhoutai").alive)
	end)

	it("takes off one of two equal cards when healed, and lives", function()
		local t = struck({ "peach:heart:3", "slash:club:3" }, { yes, { "askForSinglePeach", of = "caocao", give = "peach:heart:6" },
			{ "askForAG", of = "nos_zhoutai", about = "nosbuqu", id = "slash:club:3" } })
		assert.equal(0, t:player("nos_zhoutai").hp)
		assert.equal(true, t:player("nos_zhoutai").alive ~= false)
		assert.equal(1, wounds(t))
		assert.equal(false, t:asked("askForAG")[1].refusable)
	end)

	it("lays down only what is missing for the next loss", function()
		local t = struck({ "peach:heart:3", "slash:club:2", "jink:diamond:4" }, { yes }, { steps = {
			{ damage = 2, by = "liubei", on = "nos_zhoutai" }, { lose_hp = 1, of = "nos_zhoutai" } } })
		assert.equal(-2, t:player("nos_zhoutai").hp)
		assert.equal(3, wounds(t))
	end)

	it("takes all off with a point of health", function()
		local t = struck({ "peach:heart:3", "slash:club:2" }, { yes }, { steps = {
			{ damage = 2, by = "liubei", on = "nos_zhoutai" }, { recover = 2, of = "nos_zhoutai" } } })
		assert.equal(1, t:player("nos_zhoutai").hp)
		assert.equal(0, wounds(t))
	end)

	it("dies where it is left", function()
		local t = struck({ "peach:heart:3", "slash:club:2" }, {})
		assert.equal(false, t:player("nos_zhoutai").alive)
		assert.equal("DamageStruct", t:asked("askForSkillInvoke", "nos_zhoutai")[1].data["$"])
	end)

	it("asks with the number after a loss of health", function()
		local t = struck({ "peach:heart:3" }, {}, { steps = { { lose_hp = 1, of = "nos_zhoutai" } } })
		assert.equal(1, t:asked("askForSkillInvoke", "nos_zhoutai")[1].data)
	end)

	it("does not outlive the loss of the skill", function()
		local t = struck({ "peach:heart:3", "slash:club:2" }, { yes }, { steps = {
			{ damage = 2, by = "liubei", on = "nos_zhoutai" }, { gain = "-nosbuqu", of = "nos_zhoutai" } } })
		assert.equal(false, t:player("nos_zhoutai").alive)
	end)
end)
