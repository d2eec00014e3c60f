-- game: sgs
-- 急袭 jixi: Deng Ai, awakened, Snatches with his land.

-- His turn: Zhu Rong sits beside him, Xiahou Yuan two steps away. `field`: the land.
local function turn(field, mine, zhurong, xiahouyuan)
	local players = { { "dengai", role = "lord", hp = 3, max_hp = 3, marks = { zaoxian = 1 }, acquired = { "jixi" }, hand = {} },
		{ "zhurong", role = "rebel", skills = {}, hand = 3 }, { "xiahouyuan", role = "rebel", skills = {}, hand = 3 },
		{ "pangtong", role = "loyalist", skills = {}, hand = 3 } }
	for seat, fields in pairs({ mine or {}, zhurong or {}, xiahouyuan or {} }) do
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	players[1].piles = { field = { known = field } }
	return scene{ me = "dengai", current = "dengai", turn = 5, ask = { kind = "activate" }, players = players }
end

local function answer(s)
	local decision = decide(s)
	assert.same({}, decision.faults)
	for _, step in ipairs(decision.trace) do assert.not_equal("refused", step.step) end
	return decision.answer
end

describe("jixi", function()
	it("Snatches from the enemy beside him", function()
		local used = answer(turn({ 7 }))
		assert.equal("snatch:jixi[", used:sub(1, 12))
		assert.equal("=7->sgs2", used:match("=.*$"))
	end)

	it("reaches farther with more land, one step less for the piece that is spent", function()
		-- across the table it is two steps: two pieces bring him within reach only until one is spent
		assert.is_nil(answer(turn({ 7 }, {}, { hand = 0 }, {})))
		assert.equal("sgs3", answer(turn({ 7, 8 }, {}, { hand = 0 }, {})):match("%->(.*)$"))
	end)

	it("takes a friend's Indulgence away", function()
		local s = turn({ 7 }):with{ players = { pangtong = { judging = { "indulgence" } } } }
		assert.equal("sgs4", answer(s):match("%->(.*)$"))
	end)

	it("waits with a full hand while the land does not reach far", function()
		local full = { hand = { "jink", "jink", "jink", "jink", "jink" } }
		assert.is_nil(answer(turn({ 7 }, full)))
		assert.is_truthy(answer(turn({ 7, 8 }, full)))
	end)

	it("does nothing without land, or where nobody has anything", function()
		assert.is_nil(answer(turn({})))
		local bare = { hand = 0 }
		assert.is_nil(answer(turn({ 7, 8 }, {}, bare, bare):with{ players = { pangtong = bare } }))
	end)

	it("makes Snatches of land for whoever asks what a card can serve as, of nothing else", function()
		turn({ 7 }, { hand = { 8 } })
		local land, hand = sgs.Sanguosha:getCard(7), sgs.Sanguosha:getCard(8)
		assert.equal("snatch", sgs.Card_Parse(getSkillViewCard(land, "Snatch", player("dengai"), sgs.Player_PlaceSpecial)):objectName())
		assert.is_nil(getSkillViewCard(hand, "Snatch", player("dengai"), sgs.Player_PlaceHand))
	end)
end)

describe("jixi in the plans of the others", function()
	it("draws an Indulgence: his fields become Snatches in the play phase", function()
		-- where nobody has skills it goes to Zhu Rong, who plays first
		local players = { pangtong = { hand = { "indulgence" } }, xiahouyuan = { skills = { "jixi" } } }
		assert.matches("%->sgs4$", decide(scene("two-against-two"):with{ turn = 3, players = players }).answer)
	end)
end)
