describe("mashu", function()
	local function slashed(horses)
		local t = rehearse{ players = { { "liubei" }, { "nos_machao", hand = { "slash" } }, { "guanyu", equips = horses }, { "caocao" },
			{ "simayi" } }, current = "nos_machao", steps = { { phase = "play", of = "nos_machao" } },
			answers = { { "activate", use = "slash->guanyu" } } }
		return t:player("guanyu").hp
	end

	it("makes others one nearer", function()
		assert.equal(3, slashed({ "dilu" }))
	end)

	it("does not reach two farther", function()
		assert.error(function()
			rehearse{ players = { { "machao", hand = { "slash" } }, { "caocao" }, { "simayi" }, { "guanyu", equips = { "dilu" } },
				{ "liubei" }, { "zhangfei" } }, current = "machao", steps = { { phase = "play", of = "machao" } },
				answers = { { "activate", use = "slash->guanyu" } } }
		end)
	end)
end)
