describe("kuangfeng", function()
	local function finished(steps, changes)
		local setup = { players = { { "liubei" }, { "shenzhugeliang", piles = { stars = { 0, 1, 2 } } }, { "sunquan" }, { "caocao" } },
			steps = { { phase = "finish", of = "shenzhugeliang" } },
			answers = { { "askForUseCard", about = "@kuangfeng-card", use = "@KuangfengCard=0->liubei" } } }
		for _, step in ipairs(steps or {}) do table.insert(setup.steps, step) end
		for key, value in pairs(changes or {}) do setup[key] = value end
		return rehearse(setup)
	end

	it("makes fire hurt somebody by one more for a star", function()
		local t = finished{ { damage = 1, by = "caocao", on = "liubei", nature = "fire" } }
		assert.equal(2, t:player("liubei").hp)
		assert.equal(1, t:player("liubei").marks["@gale"])
		assert.same({ 1, 2 }, t:player("shenzhugeliang").piles.stars.known)
		assert.same({ 0 }, t.state.discard)
	end)

	it("leaves other damage as it is", function()
		assert.equal(3, finished{ { damage = 1, by = "caocao", on = "liubei" } }:player("liubei").hp)
		assert.equal(3, finished{ { damage = 1, by = "caocao", on = "sunquan", nature = "fire" } }:player("sunquan").hp)
	end)

	it("ends with his next turn, or his death", function()
		for _, step in ipairs({ { turn = "shenzhugeliang" }, { kill = "shenzhugeliang" } }) do
			assert.equal(nil, (finished({ step }, { players = { { "liubei" }, { "shenzhugeliang", piles = { stars = { 0 } } }, { "sunquan" },
				{ "caocao" } } }):player("liubei").marks or {})["@gale"])
		end
	end)

	it("is asked about before dawu, while there are stars", function()
		local asked = finished():asked("askForUseCard", "shenzhugeliang")
		assert.equal("@@kuangfeng", asked[1].pattern)
		assert.equal("@@dawu", asked[2].pattern)
		local t = finished({}, { players = { { "liubei" }, { "shenzhugeliang" } }, answers = {} })
		assert.equal(0, #t:asked("askForUseCard"))
	end)
end)
