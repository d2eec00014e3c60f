describe("wansha", function()
	local function dying(current, saver)
		return rehearse{ players = { { "jiaxu" , hand = { "peach:heart:3" }, role = "lord" },
			{ "liubei", hp = 1, hand = { "peach:heart:4" } }, { "caocao", hand = { "peach:heart:6" } } },
			current = current, phase = "play", steps = { { damage = 1, by = "jiaxu", on = "liubei" } }, answers = {
				saver == "jiaxu" and { "askForSinglePeach", of = "jiaxu", give = "peach:heart:3" } or saver == "liubei" and { "askForSinglePeach", of = "liubei", give = "peach:heart:4" }
				or { "askForSinglePeach", of = "caocao", give = "peach:heart:6" } } }
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
