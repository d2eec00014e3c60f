-- game: sgs
-- 鬼才 guicai: Sima Yi, a rebel, is asked whether to change a judgement. Zhang Liao is a rebel as he is, Ma Chao
-- the lord, Cao Ren a loyalist; nobody else has skills.

local function board(mine, ask, more)
	local players = { { "simayi", role = "rebel", skills = { "guicai" }, hand = { "slash:spade:7", "jink:heart:2", "slash:club:8" } },
		{ "machao", role = "lord" }, { "zhangliao", role = "rebel" }, { "caoren", role = "loyalist" } }
	for _, row in ipairs(players) do
		row.skills, row.hand = row.skills or {}, row.hand or 4
		for key, value in pairs((row[1] == "simayi" and mine or more and more[row[1]]) or {}) do row[key] = value end
	end
	return scene{ me = "simayi", current = "zhangliao", turn = 3, players = players, ask = ask }
end

local PATTERNS = { indulgence = ".|heart", supply_shortage = ".|club", lightning = ".|spade|2~9" }

-- What is played on the judgement of a delayed trick that shows a card; nil for nothing.
local function changes(who, reason, shown, mine, pattern, more)
	local judge = { who = who, reason = reason, good = reason ~= "lightning", pattern = PATTERNS[reason], card = { class = "Slash", id = shown } }
	local decision = decide(board(mine, { kind = "askForCard", pattern = pattern or "..", method = "response",
		prompt = "@guicai-card:" .. who .. ":guicai:" .. reason .. ":" .. shown,
		data = { ["$"] = "JudgeStruct*", v = judge } }, more))
	assert.same({}, decision.faults)
	if not decision.answer then return nil, decision.source end
	local id = tonumber((decision.answer:gsub("%$", "")))
	return sgs.Sanguosha:getCard(id):getSuitString(), decision.source
end

-- Printed cards.
local CLUB, HEART = 8, 49

describe("guicai", function()
	it("frees a friend from Indulgence by a heart", function()
		assert.same({ "heart", "handler" }, { changes("sgs3", "indulgence", CLUB) })
	end)

	it("lets a judgement stand that is as it should be", function()
		assert.same({ nil, "handler" }, { changes("sgs3", "indulgence", HEART) })
		assert.same({ nil, "handler" }, { changes("sgs2", "indulgence", CLUB) })
	end)

	it("holds an enemy by the card that is worth least", function()
		local mine = { hand = { "jink:diamond:2", "slash:spade:7" } }
		assert.equal("diamond", (changes("sgs2", "indulgence", HEART, mine)), "no judgement is saved by diamonds")
	end)

	it("strikes an enemy with lightning", function()
		assert.equal("spade", (changes("sgs4", "lightning", HEART)))
		assert.is_nil((changes("sgs3", "lightning", HEART)), "not a friend")
	end)

	it("does nothing without a card that fits", function()
		assert.is_nil((changes("sgs3", "indulgence", CLUB, { hand = { "slash:spade:7" } })))
	end)

	it("spends equipment too: a silver lion that heals him comes first", function()
		local mine = { hp = 2, equips = { "silver_lion" } }
		assert.equal("club", (changes("sgs3", "supply_shortage", HEART, mine)))
		assert.equal("club", (changes("sgs3", "supply_shortage", HEART, { hand = { "slash:spade:7" }, equips = { "crossbow:club" } })))
	end)

	it("gives the cheapest where one is demanded", function()
		assert.truthy((changes("sgs3", "indulgence", HEART, nil, "..!")))
	end)
end)

describe("cards for him", function()
	-- Whether the brain of Zhang Liao, his friend, thinks that the card serves him.
	local function wanted(card, more, mine)
		scene(board(mine, nil, more):with{ current = "machao" })
		local id = ({ heart = 49, club = 8, spade = 2 })[card]
		return sgs.ai_cardneed.guicai(player("simayi"), sgs.Sanguosha:getCard(id), brain("zhangliao"))
	end
	local unseen = { hand = 3 }

	it("are a heart while a friend is held, a club while he is cut off", function()
		local held, cut = { zhangliao = { judging = { "indulgence" } } }, { zhangliao = { judging = { "supply_shortage" } } }
		assert.is_true(wanted("heart", held, unseen))
		assert.is_false(wanted("club", held, unseen))
		assert.is_true(wanted("club", cut, unseen))
		assert.is_false(wanted("heart", nil, unseen), "nobody is held")
	end)

	it("are not those that he was seen to hold", function()
		local held = { zhangliao = { judging = { "indulgence" } } }
		assert.is_false(wanted("heart", held, { hand = { "jink:heart:2" } }))
	end)

	it("are of no use where somebody else has the last word", function()
		local held = { zhangliao = { judging = { "indulgence" } }, caoren = { skills = { "guidao" } } }
		assert.is_true(wanted("heart", held, unseen), "Cao Ren sits before him")
		held = { zhangliao = { judging = { "indulgence" } }, machao = { skills = { "guidao" } } }
		assert.is_false(wanted("heart", held, unseen))
	end)

	it("are kept by suit", function()
		local value = { spade = 3.5, heart = 3.9, club = 3.9 }
		assert.same(value, sgs.guicai_suit_value)
	end)
end)
