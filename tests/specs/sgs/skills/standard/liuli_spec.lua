-- game: sgs
-- 流离 liuli: Da Qiao hands a Slash on to another player in her range, for a card.

-- Zhurong slashes Da Qiao (sgs2), whose friend is the lord; Xiahou Yuan is the other enemy. The name of the card
-- that she discards, and to whom the Slash goes.
local function handed(mine, players, slash, source)
	mine.skills, mine.hp = mine.skills or { "liuli" }, mine.hp or 3
	mine.tags = { ["liuli-card"] = { ["$card"] = slash or { id = 7, class = "Slash", name = "slash" } } }
	local changes = players or {}
	changes.pangtong = mine
	source = source or "zhurong"
	changes[source] = changes[source] or {}
	changes[source].flags = { "LiuliSlashSource" }
	local decision = decide(scene("two-against-two"):with{ current = source, players = changes,
		ask = { kind = "askForUseCard", pattern = "@@liuli", prompt = "@liuli:" .. source, method = "discard" } })
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	for _, step in ipairs(decision.trace) do assert.not_equal("refused", step.step) end
	local id, target = (decision.answer or ""):match("^@LiuliCard=(%d+)%->(.*)$")
	return id and sgs.Sanguosha:getCard(tonumber(id)):objectName(), target
end

-- Everybody at distance 1 or 2; a weapon reaches all.
local ARMED = { "blade" }

describe("liuli", function()
	it("hands the Slash to the other enemy, for the card that is kept least", function()
		local card, target = handed{ hand = { "jink", "duel" }, equips = ARMED }
		assert.same({ "duel", "sgs4" }, { card, target })
	end)

	it("reaches nobody but the lord and the slasher without a weapon, and does not hit a healthy friend", function()
		assert.is_nil(handed{ hand = { "jink", "duel" } })
	end)

	it("hands it to nobody who is marked as one who slashes", function()
		assert.is_nil(handed({ hand = { "jink", "duel" }, equips = ARMED }, { xiahouyuan = { flags = { "LiuliSlashSource" } } }))
	end)

	it("does not give the weapon by which alone she reaches him", function()
		assert.is_nil(handed{ hand = {}, equips = ARMED })
		assert.equal("eight_diagram", (handed{ hand = {}, equips = { "blade", "eight_diagram" } }))
	end)

	it("throws the silver lion first when she is wounded: that heals", function()
		assert.equal("silver_lion", (handed{ hp = 2, hand = { "duel" }, equips = { "blade", "silver_lion" } }))
	end)

	it("pays with a Peach only where she could not dodge", function()
		assert.equal("peach", (handed{ hand = { "peach" }, equips = ARMED }))
		local card = handed{ hand = { "peach", "jink" }, equips = ARMED }
		assert.equal("jink", card)
	end)

	it("does not wake the lightning of an enemy Zhang Jiao", function()
		local zhangjiao = { skills = { "leiji" }, hand = { "jink", "jink", "slash:spade:7" } }
		assert.is_nil(handed({ hand = { "duel", "jink" }, equips = ARMED }, { xiahouyuan = zhangjiao }))
	end)
end)

describe("liuli on a friend", function()
	local BLACK = { id = 7, class = "Slash", name = "slash" }

	it("whom armour protects", function()
		local _, target = handed({ hand = { "duel", "jink" } }, { yuanshao = { equips = { "vine" } } }, BLACK)
		assert.equal("sgs1", target)
	end)

	it("who bears it better, when she is weak and has no Jink", function()
		local _, target = handed({ hp = 1, hand = { "duel" } }, { yuanshao = { hp = 4, hand = 4 } })
		assert.equal("sgs1", target)
		assert.is_nil(handed({ hp = 1, hand = { "duel", "jink" } }, { yuanshao = { hp = 4, hand = 4 } }), "she dodges")
		assert.is_nil(handed({ hp = 1, hand = { "duel" } }, { yuanshao = { hp = 1, hand = 0 } }), "he is no better off")
	end)

	it("never for a Slash that does nothing to herself", function()
		assert.is_nil(handed({ hp = 1, hand = { "duel" }, equips = { "vine" } }, { yuanshao = { hp = 4, hand = 4 } }))
	end)
end)

describe("who would slash Da Qiao", function()
	local function slashed(lord, one, two)
		return decide(scene("two-against-two"):with{ ask = { kind = "activate" }, players = {
			pangtong = { hand = { "slash:spade:7" }, equips = { "blade" } }, yuanshao = lord, zhurong = one, xiahouyuan = two } }).answer
	end
	local DAQIAO = { skills = { "liuli" }, hp = 1, hand = 2, equips = { "kylin_bow" } }

	it("slashes somebody else while a friend in her range is frail", function()
		assert.matches("%->sgs4", slashed({ hp = 2, hand = 1 }, DAQIAO, { hp = 4, hand = 4 }))
		assert.matches("%->sgs3", slashed({ hp = 4, hand = 4 }, DAQIAO, { hp = 4, hand = 4 }))
	end)

	it("does not fear her without cards, nor when she is the last enemy", function()
		assert.matches("%->sgs3", slashed({ hp = 2, hand = 1 }, { skills = { "liuli" }, hp = 1, hand = 0 }, { hp = 4, hand = 4 }))
		assert.matches("%->sgs3", slashed({ hp = 2, hand = 1 }, DAQIAO, { alive = false, hp = 0, hand = 0 }))
	end)
end)

describe("a Slash that liuli has handed on", function()
	it("is not held against the slasher", function()
		local players = { { "liubei", role = "lord", hand = 4 }, { "daqiao", role = "loyalist", hand = 4 }, { "ganning", role = "rebel", hand = 4 },
			{ "zhoutai", role = "rebel", hand = 4 }, { "diaochan", role = "renegade", hand = 4 } }
		local function used(class, id, from, to, str)
			return { event = "TargetConfirmed", player = from, data = { ["$"] = "CardUseStruct",
				v = { card = { class = class, id = id, str = str }, from = from, to = { to } } } }
		end
		local s = scene{ mode = "05p", sight = "whole", current = "zhoutai", turn = 2, players = players }
		s:tell(used("LiuliCard", -1, "sgs2", "sgs1", "@LiuliCard=12")):tell(used("Slash", 7, "sgs4", "sgs1"))
		assert.not_equal("rebel", sgs.ai_role.sgs4)
	end)
end)
