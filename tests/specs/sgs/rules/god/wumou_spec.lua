describe("wumou", function()
	local function used(card, wrath, choose)
		return rehearse{ players = { { "liubei", hand = {}, equips = { "crossbow" } }, { "shenlvbu", hand = { card }, marks = { ["@wrath"] = wrath } } },
			current = "shenlvbu", steps = { { use = card, by = "shenlvbu", on = "liubei" } },
			answers = { { "askForChoice", about = "wumou", choose = choose } } }
	end

	it("costs a mark of wrath or a health point for a trick", function()
		local t = used("dismantlement:spade:3", 2, "discard")
		assert.equal("discard+losehp", t:asked("askForChoice", "shenlvbu")[1].choices)
		assert.equal(1, t:player("shenlvbu").marks["@wrath"])
		t = used("dismantlement:spade:3", 2, "losehp")
		assert.equal(4, t:player("shenlvbu").hp)
		assert.equal(2, t:player("shenlvbu").marks["@wrath"])
	end)

	it("costs health where there is no wrath", function()
		local t = used("dismantlement:spade:3", 0)
		assert.equal(0, #t:asked("askForChoice"))
		assert.equal(4, t:player("shenlvbu").hp)
	end)

	it("is paid before the trick works", function()
		assert.same({}, used("dismantlement:spade:3", 0):player("liubei").equips or {})
	end)

	it("leaves delayed tricks and Slashes free", function()
		assert.equal(5, used("indulgence:spade", 0):player("shenlvbu").hp)
		assert.equal(5, used("slash:spade:7", 0):player("shenlvbu").hp)
	end)
end)
