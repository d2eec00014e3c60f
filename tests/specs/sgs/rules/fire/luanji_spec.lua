describe("luanji", function()
	local function play(use)
		return rehearse{ players = { { "yuanshao", hand = { "slash:club:7", "slash:club:8", "slash:spade:7" } }, { "liubei" },
			{ "caocao", equips = { "vine" } } }, current = "yuanshao",
			steps = { { phase = "play", of = "yuanshao" } }, answers = { { "activate", use = use } } }
	end

	it("shoots with two cards of one suit", function()
		local t = play("archery_attack:luanji[to_be_decided:0]=slash:club:7+slash:club:8")
		assert.equal(3, t:player("liubei").hp)
		assert.equal(4, t:player("caocao").hp)
		assert.equal(1, t:hand("yuanshao"))
	end)

	it("does not with two suits, or one card", function()
		assert.error(function() play("archery_attack:luanji[to_be_decided:0]=slash:club:7+slash:spade:7") end)
		assert.error(function() play("archery_attack:luanji[club:7]=slash:club:7") end)
	end)
end)
