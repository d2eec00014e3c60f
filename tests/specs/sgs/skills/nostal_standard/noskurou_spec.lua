-- game: sgs
-- 苦肉 noskurou: Huang Gai of the old edition loses 1 health and draws two cards, as often as he likes.

-- His play phase: whether he does it.
local function loses(mine, players, turn)
	mine.skills, mine.max_hp = mine.skills or { "noskurou" }, 4
	local changes = players or {}
	changes.pangtong = mine
	local decision = decide(scene("two-against-two"):with{ turn = turn or 3, ask = { kind = "activate" }, players = changes })
	assert.same({}, decision.faults)
	for _, step in ipairs(decision.trace) do assert.not_equal("refused", step.step) end
	return decision.answer == "@NosKurouCard=."
end

describe("noskurou", function()
	it("turns health into cards while the hand is small", function()
		assert.is_true(loses{ hp = 4, hand = { "jink", "jink" } })
		assert.is_true(loses{ hp = 3, hand = { "jink" } })
		assert.is_false(loses{ hp = 3, hand = { "jink", "jink" } }, "two cards for 3 health are enough")
	end)

	it("does not for a full hand: what he drew would be discarded", function()
		assert.is_false(loses{ hp = 4, hand = { "jink", "jink", "jink", "nullification", "nullification" } })
	end)

	it("looks for Slashes with a crossbow, down to 1 health", function()
		local bow = { "crossbow" }
		assert.is_true(loses({ hp = 2, hand = { "jink", "jink", "nullification" }, equips = bow }, { zhurong = { hp = 2, hand = 1 } }))
		assert.is_false(loses({ hp = 1, hand = { "jink", "jink", "nullification" }, equips = bow }, { zhurong = { hp = 2, hand = 1 } }))
	end)

	it("not where nobody is in reach, or the blows would feed skills", function()
		local bow, full = { "crossbow" }, { "jink", "jink", "nullification" }
		local far = { zhurong = { equips = { "jueying" } }, xiahouyuan = { equips = { "dilu" } } }
		assert.is_false(loses({ hp = 2, hand = full, equips = bow }, far))
		assert.is_false(loses({ hp = 2, hand = full, equips = bow }, { zhurong = { skills = { "fankui" }, hand = 2 }, xiahouyuan = { equips = { "dilu" } } }))
	end)

	it("dies with wine at hand, which brings him back", function()
		assert.is_true(loses{ hp = 1, hand = { "analeptic", "jink", "jink" } })
		assert.is_false(loses{ hp = 1, hand = { "jink", "jink" } })
	end)

	it("waits with it as a lord in the first round, when all aim at him", function()
		local function lord(turn)
			return decide(scene{ mode = "05p", me = "huanggai", current = "huanggai", turn = turn, ask = { kind = "activate" }, players = {
				{ "huanggai", role = "lord", skills = { "noskurou" }, hp = 4, max_hp = 5, hand = { "jink", "jink" } },
				{ "caoren", hand = 4 }, { "zhenji", hand = 4 }, { "guojia", hand = 4 }, { "zhangfei", hand = 4 } } }).answer
		end
		assert.is_nil(lord(1))
		assert.equal("@NosKurouCard=.", lord(2))
	end)
end)

describe("noskurou of one who is lost", function()
	-- nothing in hand or on the table; the lord acts next. `role`, and what the next player has.
	local function dies(role, next_player, mine)
		local me = { "huanggai", role = role, skills = { "noskurou" }, hp = 1, max_hp = 4, hand = 0 }
		for key, value in pairs(mine or {}) do me[key] = value end
		local killer = { "diaochan", role = role == "rebel" and "loyalist" or "rebel", gender = "female", skills = {}, hand = 4 }
		for key, value in pairs(next_player or {}) do killer[key] = value end
		local s = scene{ mode = "04p", me = "huanggai", current = "huanggai", turn = 3, ask = { kind = "activate" }, players = {
			me, killer, { "liubei", role = "lord", skills = {}, hand = 3, hp = 4 },
			{ "zhangfei", role = "rebel", skills = {}, hand = {} } } }
		return decide(s).answer == "@NosKurouCard=."
	end

	it("leaves no reward for a rebel's death to an enemy who comes next", function()
		assert.is_true(dies("rebel"))
	end)

	it("hopes on where the enemy has few cards, or loses his turn, or something is left", function()
		assert.is_false(dies("rebel", { hand = 1 }))
		assert.is_false(dies("rebel", { judging = { "indulgence" } }))
		assert.is_false(dies("rebel", nil, { hand = { "jink" } }))
	end)

	it("keeps the lord from killing him, a loyalist, in a duel of Diao Chan's", function()
		assert.is_true(dies("loyalist", { skills = { "lijian" } }))
		assert.is_false(dies("loyalist"), "who is only slashed costs the lord nothing")
	end)
end)
