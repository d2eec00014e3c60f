describe("qiangxi", function()
	local function play(answers, changes)
		local setup = { players = { { "dianwei", hand = { "crossbow" } }, { "liubei" }, { "caocao" }, { "zhangfei" }, { "simayi" } },
			current = "dianwei",
			steps = { { phase = "play", of = "dianwei" } }, answers = answers }
		for key, value in pairs(changes or {}) do setup[key] = value end
		return rehearse(setup)
	end

	it("costs one health", function()
		local t = play{ { "activate", use = "@QiangxiCard=.->liubei" } }
		assert.equal(4, t:player("dianwei").hp)
		assert.equal(3, t:player("liubei").hp)
		assert.equal("qiangxi", t:told("Damaged", "liubei")[1].data.v.reason)
	end)

	it("or a weapon, in hand or worn", function()
		local t = play{ { "activate", use = "@QiangxiCard=crossbow->liubei" } }
		assert.equal(5, t:player("dianwei").hp)
		assert.equal(0, t:hand("dianwei"))
		assert.equal(3, t:player("liubei").hp)
		local worn = play({ { "activate", use = "@QiangxiCard=double_sword->liubei" } },
			{ players = { { "dianwei", equips = { "double_sword" } }, { "liubei" } } })
		assert.same({}, worn:player("dianwei").equips or {})
		assert.equal(3, worn:player("liubei").hp)
	end)

	it("reaches by another weapon, but not by the one that is thrown", function()
		local players = { { "dianwei", hand = { "crossbow" }, equips = { "double_sword" } }, { "liubei" }, { "caocao" },
			{ "zhangfei" }, { "simayi" } }
		assert.equal(4, play({ { "activate", use = "@QiangxiCard=crossbow->caocao" } }, { players = players }):player("caocao").hp + 1)
		assert.error(function() play({ { "activate", use = "@QiangxiCard=double_sword->caocao" } }, { players = players }) end)
	end)

	it("does not reach beyond his range, and comes once a phase", function()
		assert.error(function() play{ { "activate", use = "@QiangxiCard=.->caocao" } } end)
		assert.error(function() play{ { "activate", use = "@QiangxiCard=.->liubei" },
			{ "activate", use = "@QiangxiCard=crossbow->liubei" } } end)
	end)

	it("takes no other card", function()
		assert.error(function()
			play({ { "activate", use = "@QiangxiCard=slash->liubei" } }, { players = { { "dianwei", hand = { "slash" } }, { "liubei" } } })
		end)
	end)
end)
