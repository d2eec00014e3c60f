describe("quhu", function()
	local function compared(mine, his, answers, changes)
		local setup = { players = { { "xunyu", role = "rebel", hand = { mine } }, { "liubei", role = "lord", hand = { his } },
			{ "caocao", hp = 3 }, { "zhangfei" }, { "simayi" } }, current = "xunyu",
			steps = { { phase = "play", of = "xunyu" } }, answers = { { "activate", use = "@QuhuCard=.->liubei" } } }
		for key, value in pairs(changes or {}) do setup[key] = value end
		for _, answer in ipairs(answers or {}) do table.insert(setup.answers, answer) end
		return rehearse(setup)
	end

	it("lets the beaten one strike somebody in his range", function()
		local t = compared("jink:heart:13", "slash:spade:7", { { "askForPlayerChosen", about = "@quhu-damage:sgs2", player = "caocao" } })
		assert.equal(2, t:player("caocao").hp)
		assert.equal("sgs2", t:told("Damaged", "caocao")[1].data.v.from)
		local asked = t:asked("askForPlayerChosen", "xunyu", "quhu")[1]
		assert.same({ "sgs1", "sgs3" }, asked.targets)
		assert.falsy(asked.optional)
	end)

	it("costs one health where he does not win", function()
		local t = compared("slash:spade:7", "slash:club:7")
		assert.equal(2, t:player("xunyu").hp)
		assert.equal("sgs2", t:told("Damaged", "xunyu")[1].data.v.from)
	end)

	it("needs somebody of more health with hand cards", function()
		assert.error(function() compared("jink:heart:13", "slash:spade:7", {},
			{ answers = { { "activate", use = "@QuhuCard=.->caocao" } } }) end)
		assert.error(function()
			compared("jink:heart:13", "slash:spade:7", {}, { players = { { "xunyu", hand = { "jink" } },
				{ "liubei", hp = 3, hand = { "slash" } } } })
		end)
	end)

	it("comes once a phase", function()
		assert.error(function()
			compared("jink:heart:13", "slash:spade:7", { { "activate", use = "@QuhuCard=.->liubei" } }, { players = {
				{ "xunyu", role = "rebel", hp = 2, hand = { "jink:heart:13", "slash:club:7" } },
					{ "liubei", role = "lord", hand = { "slash:spade:7", "slash:spade:8" } } } })
		end)
	end)
end)
