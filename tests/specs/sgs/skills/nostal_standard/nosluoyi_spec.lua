-- game: sgs
-- 裸衣 nosluoyi: Xu Chu of old, a rebel, is about to draw. Ma Chao is the lord, Cao Ren a loyalist; nobody else has
-- skills.

local function board(mine, lord, other, ask)
	local players = { { "xuchu", role = "rebel", phase = "draw", hand = { "slash:spade:7" } }, { "machao", role = "lord", hp = 4 },
		{ "caoren", role = "loyalist", hp = 4 } }
	for seat, fields in ipairs({ mine or {}, lord or {}, other or {} }) do
		players[seat].skills, players[seat].hand = seat == 1 and { "nosluoyi" } or {}, players[seat].hand or 4
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	return scene{ me = "xuchu", current = "xuchu", turn = 3, players = players, ask = ask }
end

local function bares(...)
	local ask = { kind = "askForSkillInvoke", skill_name = "nosluoyi" }
	local decision = decide(board((...), (select(2, ...)), (select(3, ...)), ask))
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer
end

describe("nosluoyi", function()
	it("is used where a Slash will hit an enemy without a Jink", function()
		assert.is_true(bares(nil, { hand = 1 }))
		assert.is_false(bares(), "both are likely to dodge")
	end)

	it("counts an eight diagram as a Jink", function()
		assert.is_false(bares(nil, { hand = 1, equips = { "eight_diagram" } }))
	end)

	it("is used where the axe brings the Slash home", function()
		assert.is_true(bares{ equips = { "axe" }, hand = { "slash:spade:7", "jink", "jink", "duel" } })
	end)

	it("is used for a Duel that is won", function()
		assert.is_true(bares({ hand = { "duel", "slash:spade:7", "slash:spade:8" } }))
		assert.is_false(bares({ hand = { "duel" } }), "they hold more Slashes")
	end)

	it("is not used where he will not play, or nobody is worth the blow", function()
		assert.is_false(bares({ judging = { "indulgence" } }, { hand = 1 }))
		assert.is_false(bares({ hand = { "jink" } }, { hand = 1 }))
		assert.is_false(bares(nil, { hand = 1, marks = { ["@fog"] = 1 } }), "damage does not reach him")
	end)

	it("is a heavier blow, and what he keeps", function()
		scene(board{ flags = { "nosluoyi" } })
		assert.is_true(brain("machao"):hasHeavySlashDamage(player("xuchu"), sgs.Sanguosha:getCard(0), player("machao")))
		assert.equal(5.5, sgs.nosluoyi_keep_value.Duel)
		assert.is_true(sgs.ai_cardneed.nosluoyi(player("xuchu"), sgs.Sanguosha:getCard(77), brain("caoren")))
	end)
end)

describe("nosluoyi in the plans of the others", function()
	it("is counted among the draws that others expect of him: he gives up one of them", function()
		local function draws(fields)
			scene("two-against-two"):with{ players = { zhurong = fields } }
			return brain("pangtong"):expectedDraws(player("zhurong"))
		end
		assert.equal(1, draws{ skills = { "nosluoyi" } })
	end)
end)
