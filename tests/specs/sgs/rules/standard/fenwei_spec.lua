describe("fenwei", function()
	local function savaged(answers)
		return rehearse{
			players = { { "caocao", hand = { 73 } }, { "ganning" }, { "liubei", name = "sgs3" } },
			current = "caocao",
			steps = { { use = 73, by = "caocao", on = { "ganning", "liubei" } } },
			answers = answers,
		}
	end

	it("keeps the chosen targets from a trick, once a game", function()
		local t = savaged{ { "askForUseCard", of = "ganning", use = "@FenweiCard=.->ganning" } }
		assert.equal(4, t:player("ganning").hp)
		assert.equal(3, t:player("liubei").hp)
		assert.equal(0, (t:player("ganning").marks or {})["@fenwei"] or 0)
	end)

	it("is no duty", function()
		local t = savaged{}
		assert.equal(3, t:player("ganning").hp)
		assert.equal(1, t:player("ganning").marks["@fenwei"])
	end)
end)
