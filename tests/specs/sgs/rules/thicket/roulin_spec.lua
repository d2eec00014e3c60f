describe("roulin", function()
	local function slashed(from, to, jinks)
		local answers = {}
		for index, jink in ipairs(jinks) do answers[index] = { "askForCard", of = to, give = jink } end
		return rehearse{ players = { { from, hand = { "slash" } }, { to, hand = #jinks > 0 and jinks or nil } }, current = from,
			steps = { { use = "slash", by = from, on = to } }, answers = answers }
	end

	it("takes two Jinks of a woman", function()
		local t = slashed("dongzhuo", "sunshangxiang", { "jink:heart:2", "jink:diamond:2" })
		assert.equal(3, t:player("sunshangxiang").hp)
		assert.equal(2, #t:asked("askForCard", "sunshangxiang"))
		assert.equal("@multi-jink-start:sgs1::2", t:asked("askForCard", "sunshangxiang")[1].prompt)
		assert.equal(2, slashed("dongzhuo", "sunshangxiang", { "jink:heart:2" }):player("sunshangxiang").hp)
	end)

	it("takes two of him against a woman", function()
		local t = slashed("sunshangxiang", "dongzhuo", { "jink:heart:2", "jink:diamond:2" })
		assert.equal(8, t:player("dongzhuo").hp)
		assert.equal(2, #t:asked("askForCard", "dongzhuo"))
	end)

	it("takes one between men, and of other targets", function()
		assert.equal(1, #slashed("dongzhuo", "liubei", { "jink:heart:2" }):asked("askForCard"))
		assert.equal(1, #slashed("sunshangxiang", "liubei", { "jink:heart:2" }):asked("askForCard"))
	end)
end)
