local function with(table_, changes)
	for key, value in pairs(changes or {}) do table_[key] = value end
	return table_
end

describe("a Slash", function()
	local function slashing(answers, changes)
		return rehearse(with({
			players = { { "caocao", hand = { "jink", "peach" } }, { "liubei", hand = { "slash" } } },
			current = "liubei",
			steps = { { use = "slash", by = "liubei", on = "caocao" } },
			answers = answers,
		}, changes))
	end

	it("hits whom does not answer it", function()
		local t = slashing{ { "askForCard", of = "caocao" } }
		assert.equal(3, t:player("caocao").hp)
	end)

	it("misses whom plays a Jink, and both cards are spent", function()
		local t = slashing{ { "askForCard", of = "caocao", give = "jink" } }
		assert.equal(4, t:player("caocao").hp)
		assert.equal(1, t:hand("caocao"))
		assert.equal(2, #t.state.discard)
	end)

	it("is told in the order of the original", function()
		local t, names = slashing{ { "askForCard", of = "caocao", give = "jink" } }, {}
		for _, event in ipairs(t:told()) do
			if not event.event:find("CardsMove") and event.event ~= "TargetConfirmed" then table.insert(names, event.event) end
		end
		assert.same({ "ChoiceMade", "PreCardUsed", "TargetSpecifying", "TargetConfirming", "TargetSpecified", "CardEffect",
			"CardAsked", "ChoiceMade", "PreCardResponded", "CardResponded", "CardFinished", "JinkEffect",
			"SlashMissed", "SlashProceed", "SlashEffected", "CardEffected", "PostCardEffected", "CardUsed", "CardFinished" }, names)
	end)
end)
