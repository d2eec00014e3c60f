-- Judging roles by acts: both worked examples of the published analysis, and what changes them.

-- Printed cards of each class that is used here.
local PRINTED = { Indulgence = 101, FireAttack = 158, Slash = 7, Duel = 78, Peach = 49, ArcheryAttack = 76 }

local function used(class, from, to, more)
	local card = { class = class, id = PRINTED[class] }
	for key, value in pairs(more or {}) do card[key] = value end
	return { event = "TargetConfirmed", player = from,
		data = { ["$"] = "CardUseStruct", v = { card = card, from = from, to = type(to) == "table" and to or { to } } } }
end

local function gauges(seat)
	local g = sgs.role_evaluation[seat]
	return { g.loyalist, g.renegade, g.rebel }
end

local function told(s, events)
	for _, event in ipairs(events) do s = s:tell(event) end
	return s
end

-- (Xun Yu sits in for Yu Ji, whom the catalogue lacks.) Zhang Jiao is lord; three have shown themselves loyal, four rebel; nobody knows the renegade.
local function storm(changes)
	local s = scene{
		mode = "08p", sight = "whole", current = "shenzhaoyun", turn = 2,
		players = {
			{ "zhangjiao", role = "lord", hp = 4, hand = 4, equips = { "silver_lion" } },
			{ "shenzhaoyun", role = "loyalist", hp = 2, hand = 3, equips = { "zixing" }, phase = "play" },
			{ "xiahouyuan", role = "rebel", hp = 3, hand = 2 },
			{ "xunyu", role = "rebel", hp = 1, hand = 0 },
			{ "sunquan", role = "renegade", hp = 4, hand = 3, equips = { "halberd", "renwang_shield" } },
			{ "guojia", role = "rebel", hp = 3, hand = 2 },
			{ "zhenji", role = "rebel", hp = 3, hand = 3 },
			{ "lvmeng", role = "loyalist", hp = 4, hand = 2, equips = { "fan", "chitu" } },
		},
	}
	return changes and s:with(changes) or s
end

local SHOWN = {
	used("Indulgence", "sgs3", "sgs1"), used("Indulgence", "sgs4", "sgs1"), used("Indulgence", "sgs6", "sgs1"),
	used("Indulgence", "sgs7", "sgs1"), used("Indulgence", "sgs2", "sgs3"), used("Indulgence", "sgs5", "sgs3"),
	used("Indulgence", "sgs8", "sgs3"),
}

local COLLATERAL = 95
local ZIXING = 69 -- his horse, which the Slash is made of

local function longhun(s)
	return s:tell(used("FireSlash", "sgs2", "sgs1", { skill = "longhun", str = "fire_slash:longhun[diamond:13]=" .. ZIXING }))
end

describe("Zhao Yun slashes his lord, who has leiji", function()
	it("begins with everybody shown as the analysis tells", function()
		told(storm(), SHOWN)
		local seen = {}
		for _, seat in ipairs{ 2, 3, 4, 5, 6, 7, 8 } do table.insert(seen, sgs.ai_role["sgs" .. seat]) end
		assert.same({ "loyalist", "rebel", "rebel", "loyalist", "rebel", "rebel", "loyalist" }, seen)
		assert.same({ 0, 0, -10 }, gauges("sgs2")) -- he fought a rebel: that one gauge fell
		assert.same({ -10, 0, 0 }, gauges("sgs3"))
	end)

	it("is kind: his loyal gauge rises, and nobody takes him for a renegade", function()
		longhun(told(storm(), SHOWN))
		assert.same({ 10, 0, -10 }, gauges("sgs2"))
		assert.equal("loyalist", sgs.ai_role.sgs2)
	end)

	-- a heavy blow is no kindness: without the silver lion, wine makes it two
	it("is enmity where the blow is heavy", function()
		longhun(told(storm{ players = { zhangjiao = { equips = {} }, shenzhaoyun = { marks = { drank = 1 } } } }, SHOWN))
		assert.same({ -10, 10, -10 }, gauges("sgs2"))
	end)

	-- without cards there is no Jink, and leiji sleeps
	it("is enmity where the lord holds no card", function()
		longhun(told(storm{ players = { zhangjiao = { hand = 0 } } }, SHOWN))
		assert.same({ -10, 10, -10 }, gauges("sgs2"))
	end)

	-- one unknown card is a Jink in six cases of ten: too few to count on
	it("is enmity where one card is too few to hope for a Jink", function()
		longhun(told(storm{ players = { zhangjiao = { hand = 1 } } }, SHOWN))
		assert.same({ -10, 10, -10 }, gauges("sgs2"))
	end)

	-- an eight diagram dodges as well as a card
	it("is kind where an eight diagram may dodge", function()
		longhun(told(storm{ players = { zhangjiao = { hand = 0, equips = { "eight_diagram" } } } }, SHOWN))
		assert.same({ 10, 0, -10 }, gauges("sgs2"))
	end)

	-- liegong would forbid the Jink
	it("is enmity from an archer who cannot be dodged", function()
		longhun(told(storm{ players = { shenzhaoyun = { acquired = { "liegong" } } } }, SHOWN))
		assert.same({ -10, 10, -10 }, gauges("sgs2"))
	end)

	-- any other lord has nothing of it
	it("is enmity toward a lord without leiji", function()
		longhun(told(storm{ players = { zhangjiao = { skills = { "guidao" } } } }, SHOWN))
		assert.same({ -10, 10, -10 }, gauges("sgs2"))
	end)

	-- nobody has shown himself a rebel: leiji would have nobody to hit
	it("is enmity while no rebel is known, and makes a rebel of him", function()
		longhun(storm())
		assert.same({ -10, 0, 0 }, gauges("sgs2"))
		assert.equal("rebel", sgs.ai_role.sgs2)
	end)

	-- a man's reasons are his own: robots only are read so closely
	it("says nothing where a human does it", function()
		longhun(told(storm{ players = { shenzhaoyun = { state = "online" } } }, SHOWN))
		assert.same({ 0, 0, -10 }, gauges("sgs2"))
	end)

	-- who was made to strike, by Collateral, shows nothing
	it("says nothing where he was made to", function()
		local s = told(storm(), SHOWN):tell(used("Collateral", "sgs6", { "sgs2", "sgs1" }, { id = COLLATERAL }))
		longhun(s)
		assert.same({ 0, 0, -10 }, gauges("sgs2"))
	end)
end)

-- The first round; nobody has shown anything. Sun Quan's fan reaches Liu Bei.
local function first_round(changes)
	local s = scene{
		mode = "08p", sight = "whole", current = "sunquan",
		players = {
			{ "liubei", role = "lord", hp = 5, hand = 5 },
			{ "wolong", role = "loyalist", hand = 3, equips = { "zhuahuangfeidian", "chitu" } },
			{ "sunquan", role = "renegade", hand = 4, equips = { "fan" }, phase = "discard" },
			{ "ganning", role = "rebel", hand = 4 },
			{ "simayi", role = "rebel", hand = 4 },
			{ "zhoutai", role = "rebel", hand = 4 },
			{ "diaochan", role = "rebel", hand = 4 },
			{ "shensimayi", role = "loyalist", hand = 4 },
		},
	}
	return changes and s:with(changes) or s
end

local RULE_DISCARD = 19

local function discards(s, ids, reason)
	local places = {}
	for place in ipairs(ids) do places[place] = 0 end
	return s:tell{ event = "CardsMoveOneTime", player = "sgs3", data = { ["$"] = "CardsMoveOneTimeStruct", v = {
		from = "sgs3", ids = ids, from_places = places, to_place = 5,
		reason = { reason = reason or RULE_DISCARD, player = "sgs3" } } } }
end

describe("Sun Quan discards two Slashes in the first round", function()
	it("is kind to the lord, whom he could have slashed", function()
		local s = first_round()
		assert.same({ 0, 0, 0 }, gauges("sgs3"))
		discards(s, { 0, 1 })
		assert.same({ 10, 0, 0 }, gauges("sgs3"))
		assert.equal("loyalist", sgs.ai_role.sgs3)
	end)

	-- bare hands reach one step, and the lord sits two away
	it("says nothing where the lord is out of reach", function()
		discards(first_round{ players = { sunquan = { equips = {} } } }, { 0, 1 })
		assert.equal("neutral", sgs.ai_role.sgs3)
	end)

	-- Jinks tell nothing about whom one spares
	it("says nothing with other cards", function()
		local jink
		for id = 0, 100 do
			if not jink and sgs.Sanguosha:getEngineCard(id):isKindOf("Jink") then jink = id end
		end
		discards(first_round(), { jink })
		assert.equal("neutral", sgs.ai_role.sgs3)
	end)

	-- after three rounds a Slash in reserve means nothing
	it("says nothing late in the game", function()
		discards(first_round{ turn = 4 }, { 0, 1 })
		assert.equal("neutral", sgs.ai_role.sgs3)
	end)

	-- cards that a rival takes away were not spared
	it("says nothing where the cards went for another reason", function()
		discards(first_round(), { 0, 1 }, 51)
		assert.equal("neutral", sgs.ai_role.sgs3)
	end)

	-- the one Slash a turn was used on somebody else
	it("says nothing where he has used his Slash", function()
		local s = first_round():tell(used("Slash", "sgs3", "sgs2", { id = 7 }))
		sgs.role_evaluation.sgs3 = { loyalist = 0, renegade = 0, rebel = 0 }
		sgs.ai_role.sgs3 = "neutral"
		discards(s, { 0, 1 })
		assert.equal("neutral", sgs.ai_role.sgs3)
	end)

	-- whoever has shown himself already is not judged by what he throws away
	it("changes nothing for a known rebel", function()
		local s = first_round():tell(used("Indulgence", "sgs3", "sgs1"))
		discards(s, { 0, 1 })
		assert.same({ -10, 0, 0 }, gauges("sgs3"))
	end)

	-- an Indulgence could have gone to the lord from anywhere
	it("holds for an Indulgence as well", function()
		discards(first_round{ players = { sunquan = { equips = {} } } }, { 101 })
		assert.equal("loyalist", sgs.ai_role.sgs3)
	end)

	-- phases were told, and none of them was a play phase: he was not able to use anything
	it("says nothing where he had no play phase", function()
		local s = first_round():tell{ event = "EventPhaseStart", player = "sgs3" }
		discards(s, { 0, 1 })
		assert.equal("neutral", sgs.ai_role.sgs3)
	end)
end)

describe("in the first round a blow at somebody unknown spares the lord", function()
	it("by Slash, Duel and fire", function()
		for _, class in ipairs{ "Slash", "Duel", "FireAttack" } do
			first_round():tell(used(class, "sgs3", "sgs4"))
			assert.equal("loyalist", sgs.ai_role.sgs3)
		end
	end)

	it("not when somebody has shown himself, nor later, nor toward the lord", function()
		first_round():tell(used("Indulgence", "sgs5", "sgs1")):tell(used("Slash", "sgs3", "sgs4"))
		assert.equal("neutral", sgs.ai_role.sgs3)
		first_round{ turn = 2 }:tell(used("Slash", "sgs3", "sgs4"))
		assert.equal("neutral", sgs.ai_role.sgs3)
		first_round():tell(used("Slash", "sgs3", "sgs1"))
		assert.equal("rebel", sgs.ai_role.sgs3)
	end)
end)

-- A table at which nobody has shown himself, in that round.
local function hiding(turn, changes)
	local s = scene{
		mode = "08p", sight = "whole", current = "caocao", turn = turn,
		players = {
			{ "caocao", role = "lord", hp = 5, hand = 4, phase = "play" },
			{ "zhangliao", role = "loyalist", hp = 4, hand = 4 },
			{ "lvbu", role = "rebel", hp = 4, hand = 4 },
			{ "xuchu", role = "rebel", hp = 4, hand = 4 },
			{ "sunquan", role = "renegade", hp = 4, hand = 4 },
			{ "huanggai", role = "rebel", hp = 4, hand = 4 },
			{ "zhangfei", role = "rebel", hp = 4, hand = 4 },
			{ "ganning", role = "loyalist", hp = 4, hand = 4 },
		},
	}
	return changes and s:with(changes) or s
end

describe("Rebels who hide", function()
	local function levels(general)
		return { brain(general):objectiveLevel(player("lvbu")), brain(general):objectiveLevel(player("ganning")) }
	end

	it("are waited for in the first rounds", function()
		hiding(2)
		assert.same({ 0, 0 }, levels("caocao"))
		assert.same({ 1, 1 }, levels("zhangliao"))
	end)

	it("are looked for by the loyalists first, and by the lord a round later", function()
		hiding(3)
		assert.same({ 5, 5 }, levels("zhangliao"))
		assert.same({ 0, 0 }, levels("caocao"))
		hiding(4)
		assert.same({ 5, 5 }, levels("caocao"))
	end)

	it("are not looked for once one of them has shown himself", function()
		hiding(4):tell(used("Indulgence", "sgs3", "sgs1"))
		assert.same({ 5, 0 }, levels("caocao"))
	end)

	it("are told from those who look for them", function()
		hiding(4):tell(used("Duel", "sgs8", "sgs3"))
		assert.equal("loyalist", sgs.ai_role.sgs8)
		assert.same({ 5, -2 }, levels("caocao"))
	end)

	it("are the others to the last loyalist, whatever they seem", function()
		hiding(4, { players = { ganning = { alive = false, role_shown = true } } }):tell(used("Peach", "sgs3", "sgs1"))
		assert.equal(5, brain("zhangliao"):objectiveLevel(player("lvbu")))
		assert.equal(-2, brain("zhangliao"):objectiveLevel(player("caocao")))
	end)
end)

describe("Where more lean to the lord than can be on his side", function()
	it("those who lean least count for strangers", function()
		local s = hiding(4)
		for _, seat in ipairs{ "sgs2", "sgs2", "sgs8", "sgs8", "sgs3", "sgs3", "sgs4", "sgs6" } do
			s = s:tell(used("Peach", seat, "sgs1"))
		end
		local seen = {}
		for _, seat in ipairs{ 2, 3, 4, 6, 8 } do table.insert(seen, sgs.ai_role["sgs" .. seat]) end
		assert.same({ "loyalist", "loyalist", "neutral", "neutral", "loyalist" }, seen)
	end)
end)

describe("Among the last five, more lean to the lord than loyalists live", function()
	local DEAD = { alive = false, role_shown = true }

	local function few(...)
		local s = hiding(6, { players = { lvbu = DEAD, zhangfei = DEAD, ganning = DEAD } })
		for _, seat in ipairs{ ... } do s = s:tell(used("Peach", seat, "sgs1")) end
		return sgs.ai_role
	end

	it("who leans less than the others is taken for the renegade", function()
		assert.equal("renegade", few("sgs2", "sgs2", "sgs5").sgs5)
		assert.equal(0, brain("caocao"):objectiveLevel(player("sunquan")))
	end)

	it("nobody is, where they lean alike", function()
		assert.equal("loyalist", few("sgs2", "sgs5").sgs5)
	end)
end)
