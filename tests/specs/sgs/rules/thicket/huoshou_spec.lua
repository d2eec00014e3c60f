describe("huoshou", function()
	local function assault(user, changes)
		local setup = { players = { { "liubei", hand = { "savage_assault" } }, { "menghuo", hand = { "savage_assault:spade:13" } },
			{ "simayi", hand = { "jink" } } }, current = user,
			steps = { { use = user == "liubei" and "savage_assault" or "savage_assault:spade:13", by = user } } }
		for key, value in pairs(changes or {}) do setup[key] = value end
		return rehearse(setup)
	end

	it("does nothing to him, and the damage is his", function()
		local t = assault("liubei")
		assert.equal(4, t:player("menghuo").hp)
		assert.equal(2, t:player("simayi").hp)
		assert.equal("sgs2", t:told("Damaged", "simayi")[1].data.v.from)
		assert.equal(0, #t:asked("askForCard", "menghuo"))
	end)

	it("answers for it to those who strike back", function()
		local t = assault("liubei", { answers = { { "askForSkillInvoke", of = "simayi", about = "fankui", yes = true } } })
		assert.truthy(t:has("simayi", "savage_assault:spade:13"))
	end)

	it("leaves his own ones as they are", function()
		local t = assault("menghuo")
		assert.equal("sgs2", t:told("Damaged", "simayi")[1].data.v.from)
		assert.equal(3, t:player("liubei").hp)
	end)

	it("is not there for arrows", function()
		local t = rehearse{ players = { { "liubei", hand = { "archery_attack" } }, { "menghuo" }, { "simayi" } }, current = "liubei",
			steps = { { use = "archery_attack", by = "liubei" } } }
		assert.equal(3, t:player("menghuo").hp)
		assert.equal("sgs1", t:told("Damaged", "simayi")[1].data.v.from)
	end)
end)
