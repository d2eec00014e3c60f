-- game: sgs
-- 放权 fangquan: Liu Shan gives his play phase up, and for a card a friend gets another turn.

-- The loyalist Liu Shan; the friends are the lord and Pang Tong, Zhu Rong and Xiahou Yuan are rebels.
local function seats(hand, mine, lord, pangtong)
	local players = { { "yuanshao", role = "lord", hp = 4, skills = {}, hand = 2 },
		{ "liushan", role = "loyalist", hp = 3, hand = hand, skills = { "fangquan" } },
		{ "zhurong", role = "rebel", skills = {}, hand = 2 }, { "xiahouyuan", role = "rebel", skills = {}, hand = 2 },
		{ "pangtong", role = "loyalist", skills = {}, hand = 2 } }
	for seat, fields in pairs({ lord or {}, mine or {}, [5] = pangtong or {} }) do
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	return scene{ me = "liushan", current = "liushan", turn = 5, invoke = "fangquan", players = players }
end

local function handled(s)
	return by_handler(s)
end

local function gives_up(...)
	return handled(seats(...))
end

describe("Liu Shan gives his play phase up", function()
	it("with nothing worth playing", function()
		assert.is_true(gives_up{ "jink:heart:2", "jink:diamond:2" })
	end)

	it("even with one thing, but not with two", function()
		assert.is_true(gives_up{ "jink:heart:2", "duel", "amazing_grace" })
		assert.is_false(gives_up{ "jink:heart:2", "ex_nihilo" })
		assert.is_false(gives_up({ "eight_diagram", "defensive_horse", "slash:spade:7" }))
	end)

	it("not with a crossbow and several Slashes for a bare enemy", function()
		local s = seats({ "crossbow", "slash:spade:7", "slash:spade:8" }):with{ players = { zhurong = { hand = 0 } } }
		assert.is_false(handled(s))
		assert.is_true(gives_up({ "crossbow", "slash:spade:7", "slash:spade:8" }, {}, {}, {}))
	end)

	it("not where a Slash may kill", function()
		local bare = seats{ "slash:spade:7", "jink:heart:2" }:with{ players = { zhurong = { hand = 0 } } }
		assert.is_true(handled(bare))
		assert.is_false(handled(bare:with{ players = { zhurong = { hp = 1 } } }))
	end)

	it("not without a card to pay with when the turn ends", function()
		assert.is_false(gives_up{})
		assert.is_false(gives_up{ "peach" })
		assert.is_false(gives_up({ "peach", "peach", "jink:heart:2" }, { hp = 2, max_hp = 2 }), "only the Peaches will be kept")
	end)

	it("not where a Peach would heal him", function()
		assert.is_true(gives_up({ "peach", "jink:heart:2", "jink:diamond:2" }))
		assert.is_false(gives_up({ "peach", "jink:heart:2" }, { hp = 2, max_hp = 3 }))
	end)

	it("not without friends", function()
		local s = seats{ "jink:heart:2", "jink:diamond:2" }
		assert.is_false(handled(s:with{ players = { liushan = { role = "rebel" }, zhurong = { role = "loyalist" }, xiahouyuan = { role = "loyalist" } } }))
	end)
end)

describe("another turn", function()
	local function give(...)
		local s = seats(...)
		s.ask = { kind = "askForUseCard", seat = "sgs2", pattern = "@@fangquan", prompt = "@fangquan-give", method = "discard" }
		local text = handled(s)
		for _, step in ipairs(decide(s).trace) do assert.not_equal("refused", step.step) end
		if not text then return nil end
		local id, to = text:match("^@FangquanCard=(%d+)%->(sgs%d)$")
		return sgs.Sanguosha:getCard(tonumber(id)):objectName() .. ":" .. to
	end

	it("goes to him whose skills make much of it, for the card of least worth", function()
		assert.equal("lightning:sgs5", give({ "jink:heart:2", "lightning", "peach" }, {}, {}, { skills = { "zhiheng" } }))
		assert.equal("lightning:sgs1", give({ "jink:heart:2", "lightning" }, {}, { skills = { "zhiheng" } }))
	end)

	it("does not go to one under Indulgence", function()
		assert.equal("jink:sgs1", give({ "jink:heart:2" }, {}, {}, { skills = { "zhiheng" }, judging = { "indulgence" } }))
		assert.equal("jink:sgs5", give({ "jink:heart:2" }, {}, { judging = { "indulgence" } }))
	end)

	it("goes to the lord when the rebels are gone", function()
		local s = seats({ "jink:heart:2" }, {}, {}, { skills = { "zhiheng" } })
		s = s:with{ players = { zhurong = { role = "renegade" }, xiahouyuan = { alive = false, hp = 0 } } }
		s.ask = { kind = "askForUseCard", seat = "sgs2", pattern = "@@fangquan", prompt = "@fangquan-give", method = "discard" }
		assert.equal("sgs1", handled(s):match("sgs%d$"))
	end)

	it("is not worth a Peach", function()
		assert.is_nil(give{ "peach" })
	end)

	it("is a present", function()
		assert.equal(-80, sgs.ai_card_intention.FangquanCard)
	end)
end)
