-- game: sgs
-- 诛害 zhuhai: Xu Shu may strike the one whose turn ends, if that one dealt damage.

-- Xu Shu (me, a rebel); the lord's turn ends, or the friend's.
local function answer(hand, striker, mine, other)
	local players = { { "st_xushu", role = "rebel", skills = { "zhuhai" }, hand = hand, flags = { "ZhuhaiSlash", "slashTargetFix",
		"slashTargetFixToOne", "slashNoDistanceLimit" } }, { "liubei", role = "loyalist", role_shown = true, skills = {}, hand = 2 },
		{ "caocao", role = "lord", skills = {}, hand = 2 }, { "zhangliao", role = "rebel", role_shown = true, skills = {}, hand = 2 } }
	for _, row in ipairs(players) do
		if row[1] == striker then
			row.flags, row.phase = { "SlashAssignee" }, "finish"
			for key, value in pairs(other or {}) do row[key] = value end
		end
	end
	for key, value in pairs(mine or {}) do players[1][key] = value end
	local seat = striker == "caocao" and "sgs3" or "sgs4"
	local decision = decide(scene{ me = "st_xushu", current = striker, turn = 2, players = players,
		ask = { kind = "askForUseCard", pattern = "slash", prompt = "@zhuhai-slash:sgs1:" .. seat, method = "use" } })
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	local id, target = (decision.answer or ""):match("^(%d+)%->(.*)$")
	return id and sgs.Sanguosha:getCard(tonumber(id)):objectName() .. "->" .. target or decision.answer or "nothing"
end

describe("zhuhai", function()
	it("strikes an enemy, at any distance", function()
		assert.equal("slash->sgs3", answer({ "slash:spade:7" }, "caocao"))
	end)

	it("strikes nobody whom the rules put out of reach", function()
		local flags = { "ZhuhaiSlash", "slashTargetFix", "slashTargetFixToOne" }
		assert.equal("nothing", answer({ "slash:spade:7" }, "caocao", { flags = flags }))
	end)

	it("keeps the Slash that a renwang shield would stop, and takes the red one", function()
		local shield = { equips = { "renwang_shield" } }
		assert.equal("nothing", answer({ "slash:spade:7" }, "caocao", {}, shield))
		assert.equal("slash->sgs3", answer({ "slash:spade:7", "slash:heart:10" }, "caocao", {}, shield))
	end)

	it("spares a friend", function()
		assert.equal("nothing", answer({ "slash:spade:7" }, "zhangliao"))
	end)

	it("does a friend the service of a wound that he likes", function()
		-- yinghun draws by wounds, and he has none
		assert.equal("slash->sgs4", answer({ "slash:spade:7" }, "zhangliao", {}, { skills = { "yinghun" }, hp = 4, max_hp = 4, hand = 4 }))
	end)

	it("does not feed an enemy's leiji", function()
		assert.equal("nothing", answer({ "slash:spade:7" }, "caocao", {}, { skills = { "nosleiji" }, hand = 4, hp = 3 }))
	end)
end)
