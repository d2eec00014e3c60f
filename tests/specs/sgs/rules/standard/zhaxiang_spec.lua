describe("zhaxiang", function()
	local function slashing(marks, card)
		return rehearse{
			players = { { "huanggai", hand = { card }, marks = marks }, { "liubei", hand = { 30 } } }, current = "huanggai",
			steps = { { use = card, by = "huanggai", on = "liubei" } },
			answers = { { "askForCard", of = "liubei", give = 30 } },
		}
	end

	it("lets nobody dodge a red Slash", function()
		assert.equal(3, slashing({ zhaxiang = 1 }, 21):player("liubei").hp)
	end)

	it("leaves black ones and other turns alone", function()
		assert.equal(4, slashing({ zhaxiang = 1 }, 0):player("liubei").hp)
		assert.equal(4, slashing({}, 21):player("liubei").hp)
	end)

	it("draws three for each health out of the play phase, without a mark", function()
		local t = rehearse{
			players = { { "huanggai" }, { "liubei" } }, current = "liubei",
			steps = { { lose_hp = 2, of = "huanggai" } },
		}
		assert.equal(6, t:hand("huanggai"))
		assert.equal(0, (t:player("huanggai").marks or {}).zhaxiang or 0)
	end)

	it("is forgotten when the turn ends", function()
		local t = rehearse{
			players = { { "huanggai", hp = 1, marks = { zhaxiang = 2 } }, { "liubei" } }, current = "liubei",
			steps = { { turn = "huanggai" } },
		}
		assert.equal(0, (t:player("huanggai").marks or {}).zhaxiang or 0)
	end)
end)
