describe("songwei", function()
	local function judged(top, who, answers, role)
		return rehearse{ players = { { "caopi", role = role or "lord" }, { "simayi" },
			{ "liubei", role = role and "lord" or "loyalist" } }, deck = { top, "peach:heart:3" },
			steps = { { judge = ".", of = who } }, answers = answers or {} }
	end
	local thanks = { "askForPlayerChosen", about = "@songwei-to", player = "caopi" }

	it("lets the lord draw one for a black judgement of Wei", function()
		local t = judged("slash:spade:7", "simayi", { thanks })
		assert.equal(1, t:hand("caopi"))
		assert.truthy(t:asked("askForPlayerChosen", "simayi", "songwei")[1].optional)
		assert.equal(1, #t:asked("askForPlayerChosen"))
	end)

	it("is not for red ones, other kingdoms, or himself", function()
		assert.equal(0, #judged("peach:heart:4", "simayi"):asked("askForPlayerChosen"))
		assert.equal(0, #judged("slash:spade:7", "liubei"):asked("askForPlayerChosen"))
		assert.equal(0, #judged("slash:spade:7", "caopi"):asked("askForPlayerChosen"))
	end)

	it("is only the lord's, and may be left", function()
		assert.equal(0, #judged("slash:spade:7", "simayi", {}, "rebel"):asked("askForPlayerChosen"))
		assert.equal(0, judged("slash:spade:7", "simayi"):hand("caopi"))
	end)
end)
