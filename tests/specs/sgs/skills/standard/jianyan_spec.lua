-- game: sgs
-- 荐言 jianyan: Xu Shu names a kind of card, and a man gets the first one of it.

-- Xu Shu (me, a rebel), the lord, a loyalist, a friend.
local function scene_of(ask, mine, friend, loyalist)
	local players = { { "st_xushu", role = "rebel", skills = { "jianyan" } }, { "caocao", role = "lord" },
		{ "xuchu", role = "loyalist", role_shown = true }, { "zhangliao", role = "rebel", role_shown = true } }
	for seat, fields in ipairs({ mine or {}, {}, loyalist or {}, friend or {} }) do
		players[seat].skills, players[seat].hand = players[seat].skills or {}, 3
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	return scene{ me = "st_xushu", current = "st_xushu", turn = 2, ask = ask, players = players }
end

local function answer(...)
	return without_fault(scene_of(...))
end

local PLAY = { kind = "activate" }
local NAME = { kind = "askForChoice", skill_name = "jianyan", choices = "basic+trick+equip+red+black" }

describe("jianyan", function()
	it("is used before other cards: what comes may be used still", function()
		assert.equal("@JianyanCard=.", (answer(PLAY, { hand = { "slash:spade:7" } })))
	end)

	it("is used once in a turn", function()
		assert.not_equal("@JianyanCard=.", (answer(PLAY, { hand = { "slash:spade:7" }, history = { JianyanCard = 1 } })))
	end)

	it("is not used where every man would rather have no card, or is an enemy", function()
		local empty = { skills = { "kongcheng", "jianyan" }, hand = 0, hp = 3 }
		assert.is_nil((answer(PLAY, empty, { role = "loyalist" })))
		assert.equal("@JianyanCard=.", (answer(PLAY, empty, {})))
	end)

	it("names basic cards while a friend is weak", function()
		local word, source = answer(NAME, {}, { hp = 1 })
		assert.equal("basic", word)
		assert.equal("handler", source)
	end)

	it("names equipment for a friend who has few cards, tricks for one who draws by them", function()
		assert.equal("equip", (answer(NAME, { hand = 5, equips = { "axe", "vine" } }, { hand = 2 })))
		assert.equal("trick", (answer(NAME, { hand = 5, equips = { "axe", "vine" } }, { hand = 4, skills = { "jizhi" } })))
	end)
end)

describe("who is given the card of jianyan", function()
	local ASK = { kind = "askForPlayerChosen", reason = "jianyan", targets = { "sgs1", "sgs2", "sgs3", "sgs4" }, optional = false }

	it("is the weak friend, for a Peach", function()
		assert.equal("sgs4", (answer(ASK, { marks = { jianyan = 45 } }, { hp = 1, hand = 0 })))
	end)

	it("is an enemy with an empty hand, for a weapon that no friend needs", function()
		local armed = { equips = { "axe" }, hand = 5 }
		local mine = { marks = { jianyan = 54 }, equips = { "spear" }, hand = { "jink:heart:2", "slash:club:2", "slash:club:3" } }
		assert.equal("sgs3", (answer(ASK, mine, armed, { skills = { "kongcheng" }, hand = 0 })))
	end)

	it("is nobody of the other side else", function()
		local player = answer(ASK, { marks = { jianyan = 54 } })
		assert.truthy(player == "sgs1" or player == "sgs4")
	end)

	it("shows who is a friend", function()
		local s = scene{ mode = "05p", current = "liubei", turn = 2, players = { { "liubei", role = "lord", hand = 4 },
			{ "st_xushu", role = "loyalist", hand = 4 }, { "zhangfei", role = "rebel", hand = 4 }, { "zhoutai", role = "rebel", hand = 4 },
			{ "diaochan", role = "renegade", hand = 4 } } }
		s:tell{ event = "ChoiceMade", player = "sgs2", data = "playerChosen:jianyan:sgs1" }
		assert.equal(10, sgs.role_evaluation.sgs2.loyalist)
	end)
end)
