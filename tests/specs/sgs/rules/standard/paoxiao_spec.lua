describe("paoxiao", function()
	it("knows no limit of Slashes", function()
		local players = { { "liubei" }, { "zhangfei", hand = { "slash:spade:7", "slash:spade:8", "slash:spade:9" } } }
		local t = rehearse{ players = players, current = "zhangfei", steps = { { phase = "play", of = "zhangfei" } },
			answers = { { "activate", use = "slash:spade:7->liubei" }, { "activate", use = "slash:spade:8->liubei" },
				{ "activate", use = "slash:spade:9->liubei" } } }
		assert.equal(1, t:player("liubei").hp)
	end)

	it("is his alone", function()
		assert.error(function()
			rehearse{ players = { { "liubei" }, { "guanyu", hand = { "slash:spade:7", "slash:spade:8" } } },
				current = "guanyu", steps = { { phase = "play", of = "guanyu" } },
				answers = { { "activate", use = "slash:spade:7->liubei" }, { "activate", use = "slash:spade:8->liubei" } } }
		end)
	end)
end)
