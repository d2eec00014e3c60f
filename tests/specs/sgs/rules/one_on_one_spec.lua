describe("1v1", function()
	local function fight(steps, answers, changes)
		local setup = { mode = "02_1v1", players = {
			{ "liubei", role = "lord", reserve = { "caocao", "zhangfei", "lvmeng", "sunquan", "xuchu" }, hand = { "jink:heart:2" } },
			{ "guanyu", role = "renegade", reserve = { "machao", "huatuo", "zhaoyun", "lvbu", "diaochan" }, hand = { "slash:spade:7" } } },
			steps = steps, answers = answers }
		for key, value in pairs(changes or {}) do setup[key] = value end
		return rehearse(setup)
	end
	local caocao = { "askForGeneral", of = "liubei", choose = "caocao" }

	it("sends the next general in place of a dead one", function()
		local t = fight({ { damage = 4, by = "guanyu", on = "liubei" } }, { caocao })
		local next_one = t:player("sgs1")
		assert.same({ "caocao", 4, 4, true }, { next_one.general, next_one.hp, next_one.max_hp, next_one.alive })
		assert.equal(4, #next_one.hand.known)
		assert.falsy(t:has("sgs1", "jink:heart:2"))
		assert.equal(1, #t:told("Debut", "sgs1"))
		assert.same({ "caocao", "zhangfei", "lvmeng", "sunquan", "xuchu" }, t:asked("askForGeneral", "sgs1")[1].generals)
	end)

	it("gives no reward, and asks nothing of the new general about that damage", function()
		local t = fight({ { damage = 4, by = "guanyu", on = "liubei" } }, { caocao })
		assert.equal(1, t:hand("guanyu"))
		assert.equal(0, #t:told("Damaged", "sgs1"))
		assert.equal(1, #t:told("Damage", "sgs2"))
	end)

	it("shows the general only when the damage is over", function()
		local t = fight({ { damage = 4, by = "guanyu", on = "liubei" } }, { caocao })
		local order = {}
		for _, name in ipairs({ "DamageComplete", "Debut" }) do
			for _, event in ipairs(t:told(name, "sgs1")) do table.insert(order, event.event) end
		end
		assert.equal(2, #order)
	end)

	it("is lost with the third general", function()
		local steps, answers = {}, {}
		for _ = 1, 3 do table.insert(steps, { lose_hp = 4, of = "sgs1" }) end
		for _, name in ipairs({ "caocao", "zhangfei" }) do
			table.insert(answers, { "askForGeneral", of = "liubei", choose = name })
		end
		local t = fight(steps, answers)
		assert.equal(2, #t:asked("askForGeneral"))
		assert.equal(false, t:player("sgs1").alive)
		assert.equal("renegade", t.winner)
	end)

	it("takes Snatch and Dismantlement to hand and equipment only", function()
		local t = fight({ { use = "dismantlement:spade:3", by = "guanyu", on = "liubei" } }, {}, { current = "guanyu", players = {
			{ "liubei", role = "lord", equips = { "crossbow" }, judging = { "indulgence:spade" } },
			{ "guanyu", role = "renegade", hand = { "dismantlement:spade:3" } } } })
		assert.equal("he", t:asked("askForCardChosen", "guanyu")[1].flags)
		assert.equal(1, #t:player("liubei").judging)
	end)

	it("draws first hands of as many cards as health", function()
		local t = fight({ { begin = true } }, {}, { players = { { "sunquan", role = "lord" }, { "zhenji", role = "renegade" } } })
		assert.equal(4, t:hand("sunquan"))
		assert.equal(3, t:hand("zhenji"))
	end)

	it("draws one card less in the very first draw phase", function()
		local t = fight({ { phase = "draw", of = "guanyu" } }, {}, { players = { { "liubei", role = "lord" },
			{ "guanyu", role = "renegade", flags = { "Global_FirstRound" } } } })
		assert.equal(1, t:hand("guanyu"))
	end)

	it("ends the play phase of who dies in it", function()
		local t = fight({ { phase = "play", of = "guanyu" } }, { { "activate", of = "guanyu", use = "duel:spade->liubei" },
			{ "askForCard", of = "liubei", give = "slash:heart" }, { "askForGeneral", of = "guanyu", choose = "machao" } }, { players = {
			{ "liubei", role = "lord", hand = { "slash:heart" } },
			{ "guanyu", role = "renegade", hp = 1, reserve = { "machao", "huatuo", "zhaoyun", "lvbu" }, hand = { "duel:spade" } } } })
		assert.equal("machao", t:player("sgs2").general)
		assert.equal(1, #t:asked("activate"))
	end)
end)
