-- game: sgs
-- 涅槃 niepan: whether dying Pang Tong gives all his cards for a new life.

local function rises(hp, hand, more)
	local s = scene{ me = "pangtong", current = "zhurong", turn = 5, dying = { "sgs1" }, players = {
		{ "pangtong", role = "loyalist", hp = hp, hand = hand, marks = { ["@nirvana"] = 1 } }, { "yuanshao", role = "lord", hand = 2 },
		{ "zhurong", role = "rebel", hand = 2 } }, ask = { kind = "askForSkillInvoke", skill_name = "niepan",
		data = { ["$"] = "DyingStruct", v = { who = "sgs1" } } } }
	if more then s = s:with{ players = { pangtong = more } } end
	return by_handler(s)
end

describe("niepan", function()
	it("is used by who holds neither Peach nor wine", function()
		assert.is_true(rises(0, { "jink:heart:2", "slash:spade:7" }))
		assert.is_true(rises(0, {}))
	end)

	it("waits for another time where one of them saves him", function()
		assert.is_false(rises(0, { "peach:heart:3" }))
		assert.is_false(rises(0, { "analeptic:spade:3" }))
	end)

	it("is used where one of them is too little", function()
		assert.is_true(rises(-1, { "peach:heart:3" }))
		assert.is_false(rises(-1, { "peach:heart:3", "analeptic:spade:3" }))
	end)

	it("is used where the Peach may not be", function()
		assert.is_true(rises(0, { "peach:heart:3" }, { marks = { ["@nirvana"] = 1, Global_PreventPeach = 1 } }))
	end)
end)
