describe("nosqianxun", function()
	local function used(card)
		return rehearse{
			players = { { "caocao", hand = { card } }, { "nos_luxun", equips = { 53 } } }, current = "nos_luxun",
			steps = { { turn = "caocao" } },
			answers = { { "activate", of = "caocao", use = card .. "->nos_luxun" }, { "askForCardChosen", id = 53 } },
		}
	end

	it("is no target of Snatch or Indulgence", function()
		assert.error_matches(function() used(84) end, "84%->")
		assert.error_matches(function() used(100) end, "100%->")
	end)

	it("is one of Dismantlement", function()
		assert.equal(0, #(used(89):player("nos_luxun").equips or {}))
	end)
end)
