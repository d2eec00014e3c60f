-- game: sgs
-- 奋威 fenwei: once a game Gan Ning makes a trick with several targets void for any of them.

local SEATS = { "sgs1", "sgs2", "sgs3", "sgs4" }

-- The lord uses a trick on everybody else, or one enemy does; Gan Ning is sgs2, loyal to sgs1.
local function asked(class, from, mine, players)
	local to = {}
	for _, seat in ipairs(SEATS) do
		if seat ~= from or class == "GodSalvation" or class == "AmazingGrace" then table.insert(to, seat) end
	end
	local changes = players or {}
	changes.pangtong = { skills = { "fenwei" }, hand = 0, marks = { ["@fenwei"] = 1 }, props = { fenwei_targets = table.concat(to, "+") },
		tags = { fenwei = { ["$"] = "CardUseStruct", v = { card = { class = class, id = -1, str = mine.str }, from = from, to = to } } } }
	for key, value in pairs(mine) do
		if key ~= "str" then changes.pangtong[key] = value end
	end
	local decision = decide(scene("two-against-two"):with{ current = from, players = changes,
		ask = { kind = "askForUseCard", pattern = "@@fenwei", prompt = "@fenwei-card", method = "none" } })
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer
end

local ARROWS, HEALING, GRACE = "archery_attack:_[no_suit:0]=.", "god_salvation:_[no_suit:0]=.", "amazing_grace:_[no_suit:0]=."

describe("fenwei", function()
	it("keeps arrows off himself and the lord, who have no Jink", function()
		assert.equal("@FenweiCard=.->sgs1+sgs2", asked("ArcheryAttack", "sgs3", { str = ARROWS }, { yuanshao = { hand = 0 } }))
	end)

	it("waits where friends can well answer", function()
		local armed = { hand = { "jink", "jink" } }
		assert.is_nil(asked("ArcheryAttack", "sgs3", { str = ARROWS, hand = { "jink" }, hp = 4, equips = { "eight_diagram" } },
			{ yuanshao = { hand = 4, hp = 4, equips = { "vine" } }, zhurong = armed }))
	end)

	it("saves the lord alone among many who bear it, but only when he would not survive", function()
		local function among_many(hp)
			local players = { { "liubei", role = "lord", hp = hp, hand = 0 }, { "ganning", role = "loyalist", equips = { "vine" } },
				{ "zhoutai", role = "rebel" }, { "diaochan", role = "renegade" } }
			for _, general in ipairs{ "zhangfei", "guanyu", "machao", "caoren" } do table.insert(players, { general, role = "rebel" }) end
			for seat, one in ipairs(players) do
				one.skills, one.hand = seat == 2 and { "fenwei" } or {}, one.hand or 3
			end
			local to = { "sgs1", "sgs2", "sgs4", "sgs5", "sgs6", "sgs7", "sgs8" }
			players[2].marks = { ["@fenwei"] = 1 }
			players[2].tags = { fenwei = { ["$"] = "CardUseStruct", v = { card = { class = "ArcheryAttack", id = -1, str = ARROWS }, from = "sgs3", to = to } } }
			return decide(scene{ mode = "08p", me = "ganning", current = "zhoutai", turn = 3, players = players,
				ask = { kind = "askForUseCard", pattern = "@@fenwei", prompt = "@fenwei-card", method = "none" } }).answer
		end
		assert.matches("^@FenweiCard=%.%->sgs1", among_many(1) or "none")
		assert.is_nil(among_many(3))
	end)

	it("denies healing to two wounded enemies", function()
		assert.equal("@FenweiCard=.->sgs3+sgs4",
			asked("GodSalvation", "sgs3", { str = HEALING }, { zhurong = { hp = 1 }, xiahouyuan = { hp = 2, hand = 1 } }))
	end)

	it("is not spent on healing that one enemy alone gets", function()
		assert.is_nil(asked("GodSalvation", "sgs3", { str = HEALING }, { zhurong = { hp = 3 }, xiahouyuan = { hp = 4 } }))
	end)

	it("keeps the first cards of a harvest from enemies", function()
		assert.equal("@FenweiCard=.->sgs3+sgs4", asked("AmazingGrace", "sgs3", { str = GRACE }))
	end)

	it("leaves a chain alone", function()
		assert.is_nil(asked("IronChain", "sgs3", { str = "iron_chain:_[no_suit:0]=." }))
	end)

	it("tells of friendship where it keeps an attack off, of enmity where it keeps healing", function()
		local function role_of(class, str)
			scene{ mode = "05p", sight = "whole", current = "zhoutai", turn = 2, players = {
				{ "liubei", role = "lord", hand = 4, hp = 3 },
				{ "ganning", role = "loyalist", hand = 4, tags = { fenwei = { ["$"] = "CardUseStruct",
					v = { card = { class = class, id = -1, str = str }, from = "sgs4", to = { "sgs1", "sgs2" } } } } },
				{ "zhangfei", role = "rebel", hand = 4 }, { "zhoutai", role = "rebel", hand = 4 }, { "diaochan", role = "renegade", hand = 4 } } }
				:tell{ event = "TargetConfirmed", player = "sgs2", data = { ["$"] = "CardUseStruct",
					v = { card = { class = "FenweiCard", id = -1, str = "@FenweiCard=." }, from = "sgs2", to = { "sgs1" } } } }
			return sgs.ai_role.sgs2
		end
		assert.equal("loyalist", role_of("ArcheryAttack", ARROWS))
		assert.equal("rebel", role_of("GodSalvation", HEALING))
	end)
end)
