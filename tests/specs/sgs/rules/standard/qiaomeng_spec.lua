describe("qiaomeng", function()
	local function hit(equip, card)
		return rehearse{
			players = { { "st_gongsunzan", hand = { card or 0 } }, { "caocao", equips = { equip } } }, current = "st_gongsunzan",
			steps = { { use = card or 0, by = "st_gongsunzan", on = "caocao" } },
			answers = { { "askForSkillInvoke", about = "qiaomeng", yes = true }, { "askForCardChosen", id = equip } },
		}
	end

	it("throws a piece of equipment", function()
		local t = hit(53)
		assert.equal(0, #(t:player("caocao").equips or {}))
		assert.equal(0, t:hand("st_gongsunzan"))
	end)

	it("takes a horse", function()
		assert.truthy(hit(67):has("st_gongsunzan", 67))
	end)

	it("is not for red Slashes", function()
		assert.equal(1, #hit(53, 21):player("caocao").equips)
	end)
end)
