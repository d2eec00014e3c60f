-- game: sgs
-- 咆哮 paoxiao: Zhang Fei slashes without limit; what he keeps and what friends give him.

-- What goes at the end of his turn of two cards.
local function discarded(skills)
	local decision = decide(scene{ me = "zhangfei", current = "zhangfei", turn = 2, players = {
		{ "zhangfei", role = "rebel", phase = "discard", skills = skills, hand = { "slash:spade:7", "nullification:spade:11" }, hp = 1 },
		{ "caocao", role = "lord", skills = {}, hand = 2 } }, ask = { kind = "askForDiscard", reason = "gamerule", discard_num = 1, min_num = 1 } })
	assert.same({}, decision.faults)
	return sgs.Sanguosha:getCard(decision.answer[1]):objectName()
end

-- What Liu Bei, wounded, gives his friend Zhang Fei first.
local function given(hand, equips)
	local decision = decide(scene{ me = "liubei", current = "liubei", turn = 2, players = {
		{ "liubei", role = "rebel", skills = { "rende" }, hand = hand, hp = 3 },
		{ "zhangfei", role = "rebel", role_shown = true, skills = { "paoxiao" }, hand = 4, equips = equips or {} },
		{ "caocao", role = "lord", skills = {}, hand = 2 } }, ask = { kind = "activate" } })
	assert.same({}, decision.faults)
	local id = (decision.answer or ""):match("^@RendeCard=(%d+)%->sgs2$")
	return id and sgs.Sanguosha:getCard(tonumber(id)):objectName() or decision.answer
end

describe("paoxiao", function()
	it("keeps Slashes, of which each can be used, rather than a Nullification", function()
		assert.equal("nullification", discarded({ "paoxiao" }))
		assert.equal("slash", discarded({}))
	end)

	it("is given a weapon by friends before Slashes that reach nobody", function()
		assert.equal("spear", given({ "slash:spade:7", "jink:heart:13", "spear", "amazing_grace" }))
	end)

	it("is given Slashes once he has a weapon", function()
		assert.equal("slash", given({ "jink:diamond:2", "slash:spade:7", "amazing_grace", "lightning" }, { "axe" }))
	end)

	it("is given no crossbow: he needs none", function()
		assert.not_equal("crossbow", given({ "jink:diamond:2", "crossbow:club", "amazing_grace", "lightning" }))
	end)
end)

describe("paoxiao and a crossbow", function()
	it("leaves it in hand: he slashes as often as he likes", function()
		local function played(skills)
			local mine = { skills = skills, hand = { "crossbow", "jink", "jink" } }
			return decide(scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine } }).answer
		end
		assert.is_string(played{})
		assert.is_nil(played{ "paoxiao" })
	end)
end)
