-- game: sgs
-- 鬼才 nosguicai: Sima Yi of old, a rebel, is asked whether to change a judgement. It decides as guicai does, whose
-- spec says more; only that equipment is not spent.

-- What is played for Zhang Liao, his friend, or Ma Chao, the lord, who judge for Indulgence; nil for nothing.
local function changes(who, shown, mine)
	local players = { { "simayi", role = "rebel", skills = { "nosguicai" }, hand = { "slash:spade:7", "jink:heart:2" } },
		{ "machao", role = "lord", skills = {}, hand = 4 }, { "zhangliao", role = "rebel", skills = {}, hand = 4 } }
	for key, value in pairs(mine or {}) do players[1][key] = value end
	local judge = { who = who, reason = "indulgence", pattern = ".|heart", card = { class = "Slash", id = shown } }
	local decision = decide(scene{ me = "simayi", current = who, turn = 3, players = players, ask = { kind = "askForCard",
		pattern = ".", method = "response", prompt = "@nosguicai-card:" .. who .. ":nosguicai:indulgence:" .. shown,
		data = { ["$"] = "JudgeStruct*", v = judge } } })
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer and sgs.Sanguosha:getCard(tonumber((decision.answer:gsub("%$", "")))):getSuitString()
end

-- Printed cards.
local CLUB, HEART = 8, 49

describe("nosguicai", function()
	it("gives a friend a good judgement, an enemy a bad one", function()
		assert.equal("heart", changes("sgs3", CLUB))
		assert.equal("spade", changes("sgs2", HEART))
	end)

	it("lets a judgement stand that is as it should be", function()
		assert.is_nil(changes("sgs3", HEART))
		assert.is_nil(changes("sgs2", CLUB))
	end)

	it("does not spend what is worn", function()
		assert.is_nil(changes("sgs3", CLUB, { hand = { "slash:spade:7" }, equips = { "offensive_horse:heart" } }))
	end)

	it("keeps the suits that save and strike", function()
		assert.same({ spade = 3.5, heart = 3.9, club = 3.9 }, sgs.nosguicai_suit_value)
		scene{ me = "machao", current = "machao", turn = 3, players = { { "simayi", role = "rebel", skills = { "nosguicai" }, hand = 3 },
			{ "machao", role = "lord", skills = {} }, { "zhangliao", role = "rebel", skills = {}, judging = { "indulgence" } } } }
		assert.is_true(sgs.ai_cardneed.nosguicai(player("simayi"), sgs.Sanguosha:getCard(HEART), brain("zhangliao")))
	end)
end)
