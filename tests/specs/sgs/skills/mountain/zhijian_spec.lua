-- game: sgs
-- 直谏 zhijian: Zhang Zhao and Zhang Hong give equipment away and draw.

local function turn(hand, mine, lord, more)
	local players = { { "yuanshao", role = "lord", hp = 4, skills = {}, hand = 2 },
		{ "erzhang", role = "loyalist", hand = hand, skills = { "zhijian" } },
		{ "zhurong", role = "rebel", skills = {}, hand = 2 }, { "xiahouyuan", role = "rebel", skills = {}, hand = 2 },
		{ "pangtong", role = "loyalist", skills = {}, hand = 5 } }
	for seat, fields in pairs({ lord or {}, mine or {}, [5] = more or {} }) do
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	return scene{ me = "erzhang", current = "erzhang", turn = 5, ask = { kind = "activate" }, players = players }
end

-- What is given to whom, as "eight_diagram:sgs1"; nil where something else is done.
local function given(...)
	local decision = decide(turn(...))
	assert.same({}, decision.faults)
	for _, step in ipairs(decision.trace) do assert.not_equal("refused", step.step) end
	local id, to = (decision.answer or ""):match("^@ZhijianCard=(%d+)%->(sgs%d)$")
	return id and sgs.Sanguosha:getCard(tonumber(id)):objectName() .. ":" .. to
end

describe("zhijian", function()
	local armoured = { equips = { "renwang_shield" } }

	it("gives armour that he does not need himself to the friend with least defence", function()
		assert.equal("eight_diagram:sgs1", given({ "eight_diagram" }, armoured))
		assert.equal("eight_diagram:sgs5", given({ "eight_diagram" }, armoured, {}, { hp = 1, hand = 0 }))
	end)

	it("puts his first armour on himself", function()
		assert.is_nil(given({ "eight_diagram" }))
	end)

	it("gives every horse away: it still draws a card", function()
		assert.equal("sgs1", (given({ "defensive_horse" }) or ""):match("sgs%d$"))
	end)

	it("serves those first who live on equipment", function()
		assert.equal("eight_diagram:sgs5", given({ "eight_diagram" }, armoured, {}, { skills = { "xiaoji" } }))
	end)

	it("finds no free slot", function()
		local worn = { equips = { "vine" } }
		assert.is_nil(given({ "eight_diagram" }, armoured, { equips = { "silver_lion" } }, worn))
	end)

	it("gives no armour to him who is better off without", function()
		local worn = { equips = { "vine" } }
		assert.is_nil(given({ "eight_diagram" }, armoured, { skills = { "bazhen" } }, worn))
	end)

	it("keeps the guding blade for a bare enemy", function()
		local armed = { equips = { "crossbow" } }
		assert.equal("guding_blade:sgs1", given({ "guding_blade", "slash" }, armed))
		local s = turn({ "guding_blade", "slash" }, armed):with{ players = { zhurong = { hand = 0 } } }
		assert.is_nil((decide(s).answer or ""):match("^@ZhijianCard"))
	end)

	it("is a gift", function()
		assert.equal(-80, sgs.ai_card_intention.ZhijianCard)
	end)

	it("lives on equipment", function()
		turn{ "eight_diagram", "jink:heart:2" }
		local wanted = {}
		for _, card in sgs.qlist(player("erzhang"):getHandcards()) do
			if brain("erzhang"):wantedBySkill(card, player("erzhang")) then table.insert(wanted, card:objectName()) end
		end
		assert.same({ "eight_diagram" }, wanted)
	end)
end)
