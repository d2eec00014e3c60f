describe("wusheng", function()
	local function playing(text)
		return rehearse{ players = { { "liubei" }, { "guanyu", hand = { 45, 84 }, equips = { 67 } } }, current = "guanyu",
			steps = { { phase = "play", of = "guanyu" } }, answers = { { "activate", use = text .. "->liubei" } } }
	end

	it("slashes with a red card of hand or equipment", function()
		assert.equal(3, playing("slash:wusheng[heart:3]=45"):player("liubei").hp)
		local t = playing("slash:wusheng[heart:5]=67")
		assert.equal(3, t:player("liubei").hp)
		assert.equal(2, t:hand("guanyu"))
	end)

	it("does not with a black one", function()
		assert.error(function() playing("slash:wusheng[spade:3]=84") end)
	end)

	it("plays one where a Slash is asked for", function()
		local t = rehearse{ players = { { "liubei" }, { "guanyu", hand = { 45 } } },
			steps = { { respond = "slash", of = "guanyu" } },
			answers = { { "askForCard", give = "slash:wusheng[heart:3]=45" } } }
		assert.equal(0, t:hand("guanyu"))
		assert.equal("wusheng", t:told("CardResponded")[1].data.v.card.skill)
	end)
end)
