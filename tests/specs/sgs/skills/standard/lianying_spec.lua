-- game: sgs
-- 连营 lianying: Lu Xun loses the last cards of his hand, and as many players as cards were lost draw one each.

-- Who draws: Lu Xun is sgs2, his friends are the lord sgs1 and sgs5.
local function draws(most, mine, more)
	more = more or {}
	mine = mine or {}
	mine[1], mine.role, mine.hand, mine.hp, mine.skills = "luxun", "loyalist", 0, mine.hp or 3, mine.skills or { "lianying" }
	mine.marks = { lianying = most }
	local players = { { "liubei", role = "lord", skills = {}, hand = 1, hp = 2, max_hp = 5 }, mine, { "ganning", role = "rebel", skills = {}, hand = 3 },
		{ "zhoutai", role = "rebel", skills = {}, hand = 3 }, { "zhangfei", role = "loyalist", skills = {}, hand = 4, hp = 4 } }
	for seat, fields in pairs(more.players or {}) do
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	local decision = decide(scene{ mode = "05p", me = "luxun", current = more.current or "ganning", turn = 3, players = players,
		ask = { kind = "askForUseCard", pattern = "@@lianying", prompt = "@lianying-card:::" .. most, method = "none" } })
	assert.same({ {}, "handler" }, { decision.faults, decision.source })
	for _, step in ipairs(decision.trace) do assert.not_equal("refused", step.step) end
	return (decision.answer or ""):match("^@LianyingCard=%.%->(.*)$")
end

local function printed(class)
	for id = 0, 160 do
		if sgs.Sanguosha:getEngineCard(id):getClassName() == class then return id end
	end
end

-- What qianxun has just put aside, and against which trick.
local function put_aside(class, from)
	return {
		LianyingMoveData = { ["$"] = "CardsMoveOneTimeStruct", v = { from = "sgs2", to = "sgs2", ids = { 1 }, from_places = { 0 },
			to_place = 4, to_pile_name = "qianxun", reason = { skill = "qianxun" } } },
		QianxunEffectData = { ["$"] = "CardEffectStruct", v = { card = { class = class, id = printed(class) }, from = from, to = "sgs2" } },
	}
end

describe("lianying", function()
	it("lets the least defended friend draw in another's turn", function()
		assert.equal("sgs1", draws(1, { hp = 3, equips = { "eight_diagram" } }))
	end)

	it("lets himself draw first in his own play phase: he can use the card", function()
		assert.equal("sgs2", draws(1, { phase = "play", equips = { "eight_diagram" } }, { current = "luxun" }))
	end)

	it("lets all friends draw where there are cards enough, and no enemy", function()
		local names = draws(4):split("+")
		table.sort(names)
		assert.same({ "sgs1", "sgs2", "sgs5" }, names)
	end)

	it("wastes no card on who loses it, or whose empty hand protects him", function()
		local names = draws(3, nil, { players = { { skills = { "manjuan" } }, {}, {}, {}, { skills = { "kongcheng" }, hand = 0 } } })
		assert.equal("sgs2", names)
	end)

	it("gives a thief nothing: with his hand aside and no equipment he does not draw himself", function()
		assert.is_nil(draws(3, { tags = put_aside("Snatch", "sgs3") }):find("sgs2"))
		local armed = draws(3, { tags = put_aside("Snatch", "sgs3"), equips = { "eight_diagram" } })
		assert.equal("sgs2", armed:match("sgs2$"), "then the thief has a choice, and he comes last")
		assert.is_nil(draws(3, { tags = put_aside("FireAttack", "sgs3"), equips = { "eight_diagram" } }):find("sgs2"))
	end)

	it("fears no friend's trick", function()
		assert.truthy(draws(3, { tags = put_aside("Snatch", "sgs1") }):find("sgs2"))
	end)

	it("shows friends", function()
		local players = { { "liubei", role = "lord", hand = 4 }, { "luxun", role = "loyalist", hand = 0 }, { "ganning", role = "rebel", hand = 4 },
			{ "zhoutai", role = "rebel", hand = 4 }, { "diaochan", role = "renegade", hand = 4 } }
		scene{ mode = "05p", sight = "whole", current = "ganning", turn = 2, players = players }
			:tell{ event = "TargetConfirmed", player = "sgs2", data = { ["$"] = "CardUseStruct",
				v = { card = { class = "LianyingCard", id = -1, str = "@LianyingCard=." }, from = "sgs2", to = { "sgs1" } } } }
		assert.equal("loyalist", sgs.ai_role.sgs2)
	end)
end)
