describe("wansha", function()
	local PEACHES = { jiaxu = "peach:heart:3", liubei = "peach:heart:4", caocao = "peach:heart:6" }
	local function dying(current, saver)
		return rehearse{ players = { { "jiaxu", hand = { PEACHES.jiaxu }, role = "lord" },
			{ "liubei", hp = 1, hand = { PEACHES.liubei } }, { "caocao", hand = { PEACHES.caocao } } },
			current = current, phase = "play", steps = { { damage = 1, by = "jiaxu", on = "liubei" } },
			answers = { { "askForSinglePeach", of = saver, give = PEACHES[saver] } } }
	end

	it("keeps others from saving in his turn", function()
		assert.error(function() dying("jiaxu", "caocao") end)
	end)

	it("lets him and the dying use Peaches", function()
		assert.equal(1, dying("jiaxu", "jiaxu"):player("liubei").hp)
		assert.equal(1, dying("jiaxu", "liubei"):player("liubei").hp)
	end)

	it("is nothing in other turns", function()
		assert.equal(1, dying("liubei", "caocao"):player("liubei").hp)
	end)
end)
