-- game: sgs
-- 裸衣 luoyi: Xu Chu, a rebel, is about to draw. Ma Chao is the lord, Zhang Liao a rebel, Diao Chan a loyalist; nobody
-- else has skills.

local function board(changes, ask, me)
	local players = { { "xuchu", role = "rebel", phase = "draw", skills = { "luoyi" } }, { "machao", role = "lord", hp = 4 },
		{ "zhangliao", role = "rebel" }, { "diaochan", role = "loyalist" } }
	for _, row in ipairs(players) do
		row.skills, row.hand = row.skills or {}, row.hand or 3
		for key, value in pairs((changes or {})[row[1]] or {}) do row[key] = value end
	end
	return scene{ me = me or "xuchu", current = "xuchu", turn = 3, players = players, ask = ask }
end

local function bares(changes)
	return by_handler(board(changes, { kind = "askForSkillInvoke", skill_name = "luoyi" }))
end

describe("luoyi", function()
	it("is used: of three cards about two are kept", function()
		assert.is_true(bares())
		assert.is_true(bares{ xuchu = { hp = 2, hand = 3 } })
	end)

	it("is not used by a weak Xu Chu, who may need any card", function()
		assert.is_false(bares{ xuchu = { hp = 1 } })
		assert.is_false(bares{ xuchu = { hp = 2, hand = 1 } })
	end)

	it("is not used where an enemy's lijian could turn it on a frail friend", function()
		local lijian = { skills = { "lijian" } }
		assert.is_false(bares{ diaochan = lijian, zhangliao = { hp = 2 } })
		assert.is_true(bares{ diaochan = lijian, zhangliao = { hp = 4 } })
		assert.is_true(bares{ machao = { skills = { "lijian" }, role = "lord" }, zhangliao = { "sunshangxiang", hp = 2 } }, "no woman duels")
	end)

	it("is not used where cards of yiji wait for the draw phase", function()
		assert.is_false(bares{ xuchu = { piles = { yiji = { hidden = 2 } } } })
	end)
end)

describe("his blow", function()
	it("hits harder until his next turn", function()
		local mark = { xuchu = { marks = { ["@luoyi"] = 1 }, hand = { "slash:spade:7" } } }
		scene(board(mark))
		local self, slash = brain("machao"), sgs.Sanguosha:getCard(0)
		assert.equal(2, self:hasHeavySlashDamage(player("xuchu"), slash, player("machao"), true))
	end)

	it("is why he keeps Slashes and Duels", function()
		scene(board{ xuchu = { hand = { "slash:spade:7", "duel", "amazing_grace" } } })
		local self = brain("xuchu")
		self:assignKeep()
		local slash, duel, grace = unpack(sgs.QList2Table(player("xuchu"):getHandcards()))
		assert.is_true(self:getKeepValue(slash) > 5 and self:getKeepValue(duel) > 5)
		assert.is_true(self:getKeepValue(grace) < 5)
	end)

	it("is helped by friends: with any Duel, and with a Slash for somebody frail", function()
		local function wanted(changes, id)
			scene(board(changes))
			return sgs.ai_cardneed.luoyi(player("xuchu"), sgs.Sanguosha:getCard(id), brain("zhangliao"))
		end
		assert.is_true(wanted(nil, 77), "a Duel")
		assert.is_true(wanted({ diaochan = { hp = 1, hand = 0 } }, 0))
		assert.is_false(wanted(nil, 0), "nobody is frail")
		assert.is_false(wanted({ diaochan = { hp = 1, hand = 0 }, xuchu = { hand = { "slash:spade:8" } } }, 0), "he has one")
	end)
end)
