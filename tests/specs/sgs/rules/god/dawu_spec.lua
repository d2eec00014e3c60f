describe("dawu", function()
	local function finished(steps, use)
		local setup = { players = { { "liubei" }, { "shenzhugeliang", piles = { stars = { 0, 1, 2 } } }, { "sunquan" }, { "caocao" } },
			steps = { { phase = "finish", of = "shenzhugeliang" } },
			answers = { { "askForUseCard", about = "@dawu-card", use = use or "@DawuCard=0+1->liubei+sunquan" } } }
		for _, step in ipairs(steps or {}) do table.insert(setup.steps, step) end
		return rehearse(setup)
	end

	it("prevents damage to as many players as stars are spent", function()
		local t = finished{ { damage = 1, by = "caocao", on = "liubei" }, { damage = 1, by = "caocao", on = "sunquan", nature = "fire" } }
		assert.equal(4, t:player("liubei").hp)
		assert.equal(4, t:player("sunquan").hp)
		assert.same({ 2 }, t:player("shenzhugeliang").piles.stars.known)
	end)

	it("does not keep thunder off", function()
		assert.equal(3, finished{ { damage = 1, by = "caocao", on = "liubei", nature = "thunder" } }:player("liubei").hp)
	end)

	it("does not keep loss of health off", function()
		assert.equal(3, finished{ { lose_hp = 1, of = "liubei" } }:player("liubei").hp)
	end)

	it("ends with his next turn, or his death", function()
		for _, step in ipairs({ { turn = "shenzhugeliang" }, { kill = "shenzhugeliang" } }) do
			local t = finished{ step, { damage = 1, by = "caocao", on = "liubei" } }
			assert.equal(3, t:player("liubei").hp)
		end
	end)

	it("takes a star for each", function()
		assert.error(function() finished({}, "@DawuCard=0->liubei+sunquan") end)
	end)

	it("may be declined", function()
		local t = rehearse{ players = { { "liubei" }, { "shenzhugeliang", piles = { stars = { 0 } } } },
			steps = { { phase = "finish", of = "shenzhugeliang" } } }
		assert.same({ 0 }, t:player("shenzhugeliang").piles.stars.known)
	end)
end)
