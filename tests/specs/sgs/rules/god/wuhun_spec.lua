describe("wuhun", function()
	local function table_of(steps, answers, deck, marks)
		return rehearse{ players = { { "liubei", marks = marks }, { "shenguanyu", hp = 3 }, { "sunquan", marks = marks }, { "caocao" },
			{ "lvmeng" } }, deck = deck or { "slash:spade:7" }, steps = steps, answers = answers }
	end

	it("haunts who damages him", function()
		local t = table_of{ { damage = 2, by = "caocao", on = "shenguanyu" } }
		assert.equal(2, t:player("caocao").marks["@nightmare"])
	end)

	it("haunts nobody for damage without a source, or his own", function()
		local t = table_of{ { damage = 1, on = "shenguanyu" }, { damage = 1, by = "shenguanyu", on = "shenguanyu" } }
		assert.equal(nil, (t:player("shenguanyu").marks or {})["@nightmare"])
	end)

	it("takes along who bears most when he dies", function()
		local t = table_of{ { damage = 3, by = "caocao", on = "shenguanyu" } }
		assert.equal(false, t:player("caocao").alive)
		assert.equal(0, #t:asked("askForPlayerChosen"))
		assert.equal("wuhun", t:told("StartJudge", "caocao")[1].data.v.reason)
	end)

	it("spares him by a Peach or God Salvation", function()
		for _, card in ipairs({ "peach:heart:3", "god_salvation" }) do
			local caocao = table_of({ { damage = 3, by = "caocao", on = "shenguanyu" } }, {}, { card }):player("caocao")
			assert.equal(true, caocao.alive)
			assert.equal(nil, (caocao.marks or {})["@nightmare"])
		end
	end)

	it("chooses among those who bear as many", function()
		local t = table_of({ { lose_hp = 3, of = "shenguanyu" } }, { { "askForPlayerChosen", about = "wuhun", player = "sunquan" } },
			nil, { ["@nightmare"] = 1 })
		assert.equal("@wuhun-revenge", t:asked("askForPlayerChosen", "shenguanyu")[1].prompt)
		assert.equal(false, t:player("sunquan").alive)
		assert.equal(true, t:player("liubei").alive)
	end)

	it("takes nobody along where nobody bears any", function()
		local t = table_of{ { lose_hp = 3, of = "shenguanyu" } }
		assert.equal(0, #t:told("StartJudge"))
	end)
end)
