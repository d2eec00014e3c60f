-- game: sgs
-- 铁索连环 Iron Chain: who is chained, who is freed, and when the card is cast again.

local seed = scene("pang-tong-chains-two-enemies")

local function group(decision, name)
	for _, step in ipairs(decision.trace) do
		local found = step.step == "noted" and step.text:match("^IronChain " .. name .. ": (.*)$")
		if found then return found end
	end
end

-- Pang Tong's turn with one Iron Chain, two against two, with these fields of each.
local function chaining(mine, lord, one, two)
	local held = scene("two-against-two"):with{ players = { pangtong = { hand = { "iron_chain" } } } }
	return held:with{ turn = 3, players = { pangtong = mine, yuanshao = lord, zhurong = one, xiahouyuan = two } }
end

local function targets(s)
	local decision = decide(s)
	assert.same({}, decision.faults)
	if not decision.answer then return nil end
	return decision.answer:match("%->(.*)$") or ""
end

describe("Iron Chain in the scene of the analysis", function()
	it("goes to Xiahou Yuan and Zhu Rong", function()
		assert.equal("iron_chain:lianhuan[club:A]=78->sgs4+sgs3", decide(seed).answer)
	end)

	it("groups: F1 and F2 empty, OF Yuan Shao and Pang Tong, E Xiahou Yuan and Zhu Rong", function()
		local decision = decide(seed)
		assert.equal("nobody", group(decision, "F1"))
		assert.equal("nobody", group(decision, "F2"))
		assert.equal("sgs1, sgs5", group(decision, "OF"))
		assert.equal("sgs4, sgs3", group(decision, "E"))
	end)

	it("leaves out an enemy who is chained already", function()
		local decision = decide(seed:with{ players = { xiahouyuan = { chained = true } } })
		assert.equal("sgs3", group(decision, "E"))
	end)
end)

describe("Iron Chain", function()
	it("binds two free enemies, the weakest first", function()
		assert.equal("sgs4+sgs3", targets(chaining({}, {}, { hp = 4 }, { hp = 1, hand = 0 })))
	end)

	it("frees two friends rather than binding enemies", function()
		assert.equal("sgs2+sgs1", targets(chaining({ chained = true, hp = 1 }, { chained = true })))
	end)

	it("frees first the friend under a lightning, then binds an enemy", function()
		local s = chaining({ hp = 2 }, { chained = true, judging = { "lightning" } }, { hp = 4, hand = 4 }, { hp = 1, hand = 0 })
		assert.equal("sgs1", group(decide(s), "F1"))
		assert.equal("sgs1+sgs4", targets(s))
	end)

	it("adds one enemy to another who is chained already", function()
		assert.equal("sgs4", targets(chaining({}, {}, { chained = true }, {})))
	end)

	it("is cast again where nobody is to be bound: both enemies are chained", function()
		assert.equal("", targets(chaining({}, {}, { chained = true }, { chained = true })))
	end)

	it("spares a single free enemy when nobody else is chained", function()
		assert.equal("", targets(chaining({}, {}, { skills = { "weimu" } }, { alive = false, hp = 0, hand = 0 })))
	end)

	it("binds himself too, with one enemy, where he likes the blow that he can deal along the chain", function()
		local function bound(skills)
			local me = { hand = { "iron_chain", "thunder_slash" }, skills = skills, hp = 4, max_hp = 4 }
			return targets(chaining(me, {}, {}, { alive = false, hp = 0, hand = 0 }))
		end
		assert.equal("sgs3+sgs2", bound({ "yinghun" }))
		assert.equal("", bound({ "yinghun", "weimu" }), "weimu lets no black trick be used on him")
	end)

	it("is not used by him whom it would cost a wish: noswuyan", function()
		assert.is_nil(targets(chaining({ skills = { "noswuyan" } })))
	end)
end)
