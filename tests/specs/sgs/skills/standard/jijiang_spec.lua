-- game: sgs
-- 激将 jijiang: Liu Bei, the lord, borrows Slashes of friends from Shu.

-- The lord Liu Bei, the loyal Guan Yu of Shu, the rebel Cao Cao, the rebel Ma Chao of Shu.
local function table_of(me, current, ask, lord, guanyu, caocao)
	local rows = { { "liubei", role = "lord", skills = { "jijiang" } }, { "guanyu", role = "loyalist", role_shown = true },
		{ "caocao", role = "rebel", role_shown = true }, { "machao", role = "rebel", role_shown = true } }
	for seat, fields in ipairs({ lord or {}, guanyu or {}, caocao or {}, {} }) do
		rows[seat].hand, rows[seat].skills = 3, rows[seat].skills or {}
		for key, value in pairs(fields) do rows[seat][key] = value end
	end
	return scene{ me = me, current = current, turn = 2, players = rows, ask = ask }
end

local function answer(...)
	return without_fault(table_of(...))
end

local function asks(prompt, lord, guanyu, current)
	local ask = { kind = "askForSkillInvoke", skill_name = "jijiang", data = { ["$"] = "QStringList", v = { "slash", prompt } } }
	local yes, source = answer("liubei", current or "caocao", ask, lord, guanyu)
	assert.equal("handler", source)
	return yes
end

describe("jijiang in answer to a card", function()
	it("asks where the lord holds no Slash and a friend of Shu has cards", function()
		assert.is_true(asks("savage-assault-slash:sgs3", { hand = { "jink:heart:2" } }))
	end)

	it("does not ask with a Slash at hand", function()
		assert.is_false(asks("savage-assault-slash:sgs3", { hand = { "slash:spade:7" } }))
	end)

	it("asks even so a friend who will have to discard", function()
		assert.is_true(asks("duel-slash:sgs2", { hand = { "slash:spade:7" } }, { hand = 8, phase = "play" }, "guanyu"))
	end)

	it("does not ask where nobody of Shu is a friend: enemies would learn that there is no Slash", function()
		assert.is_false(asks("savage-assault-slash:sgs3", { hand = { "jink:heart:2" } }, { role = "rebel" }))
	end)

	it("does not ask where the lord means to bear the wound: yinghun draws by wounds", function()
		assert.is_false(asks("savage-assault-slash:sgs3", { hand = { "jink:heart:2" }, skills = { "jijiang", "yinghun" }, hp = 4, max_hp = 4 }))
	end)
end)

local LENT = { kind = "askForCard", pattern = "slash", prompt = "@jijiang-slash:sgs1", method = "response" }

describe("a liege asked by jijiang", function()
	it("gives a friendly lord his Slash", function()
		assert.equal("6", answer("guanyu", "caocao", LENT, {}, { hand = { 6, 30 } }))
	end)

	it("of the other side gives none", function()
		assert.is_nil(answer("guanyu", "caocao", LENT, {}, { role = "rebel", hand = { 6, 30 } }))
	end)

	it("gives the Slash that hurts the lord's target", function()
		-- a renwang shield stops black Slashes: of two the red one goes
		local target = { flags = { "JijiangTarget" }, equips = { "renwang_shield" } }
		assert.equal("22", answer("guanyu", "liubei", LENT, {}, { hand = { 6, 22 } }, target))
		assert.is_nil(answer("guanyu", "liubei", LENT, {}, { hand = { 6 } }, target))
	end)

	it("gives none against a friend of his", function()
		assert.is_nil(answer("guanyu", "liubei", LENT, {}, { hand = { 6 } }, { role = "loyalist", flags = { "JijiangTarget" } }))
	end)
end)

local PLAY, USE = { kind = "activate" }, { kind = "askForUseCard", pattern = "slash", prompt = "use-slash", method = "use" }

describe("jijiang in use", function()
	it("strikes the weaker enemy without a Slash of his own", function()
		assert.equal("@JijiangCard=.->sgs4", answer("liubei", "liubei", PLAY, { hand = { "jink:heart:2" } }, {}, { hand = 6 }))
	end)

	it("uses a Slash of his own first", function()
		assert.matches("^%d+%->", (answer("liubei", "liubei", PLAY, { hand = { "slash:spade:7" } })))
	end)

	it("does not ask again where nobody gave one, nor once a Slash is used", function()
		assert.is_nil(answer("liubei", "liubei", PLAY, { hand = {}, history = { JijiangCard = 1 } }))
		assert.is_nil(answer("liubei", "liubei", PLAY, { hand = {}, flags = { "Global_JijiangFailed" } }))
		assert.is_nil(answer("liubei", "liubei", PLAY, { hand = {}, history = { Slash = 1 } }))
	end)

	it("does not ask friends without cards", function()
		assert.is_nil(answer("liubei", "liubei", PLAY, { hand = {} }, { hand = 0 }))
	end)

	it("answers the call for a Slash out of his turn", function()
		assert.matches("^@JijiangCard=%.%->", (answer("liubei", "caocao", USE, { hand = { "jink:heart:2" } })))
		assert.is_nil(answer("liubei", "caocao", USE, { hand = { "jink:heart:2" } }, { hand = 0 }))
	end)
end)

describe("jijiang seen", function()
	local function gauge(event, seat)
		local s = scene{ mode = "05p", current = "liubei", turn = 2, players = { { "liubei", role = "lord", hand = 4 },
			{ "guanyu", role = "loyalist", hand = 4 }, { "zhangfei", role = "rebel", hand = 4 }, { "zhoutai", role = "rebel", hand = 4 },
			{ "diaochan", role = "renegade", hand = 4 } } }
		s:tell(event)
		return sgs.role_evaluation[seat].loyalist
	end

	it("says of who gives a Slash that he is a friend, of who gives none nothing", function()
		assert.equal(10, gauge({ event = "ChoiceMade", player = "sgs2", data = "cardResponded:slash:@jijiang-slash:sgs1:_5_" }, "sgs2"))
		assert.equal(0, gauge({ event = "ChoiceMade", player = "sgs3", data = "cardResponded:slash:@jijiang-slash:sgs1:_nil_" }, "sgs3"))
	end)
end)
