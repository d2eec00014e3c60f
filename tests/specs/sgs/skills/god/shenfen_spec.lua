-- game: sgs
-- 神愤 shenfen: six marks of wrath hurt everybody else, who lose their equipment and four hand cards; Lu Bu is turned over.

-- Lu Bu (me, a rebel) with Zhang Liao against the lord Ma Chao and the loyalist Cao Ren. Nobody else has skills.
local function table_of(more)
	local players = { { "shenlvbu", role = "rebel", hp = 4, hand = { "jink:diamond:2" }, marks = { ["@wrath"] = 6 } },
		{ "machao", role = "lord", hp = 4 }, { "zhangliao", role = "rebel", hp = 4 }, { "caoren", role = "loyalist", hp = 4 } }
	for place, row in ipairs(players) do
		if place > 1 then row.skills, row.hand = {}, 2 end
		for key, value in pairs(more and more[row[1]] or {}) do row[key] = value end
	end
	return scene{ me = "shenlvbu", current = "shenlvbu", turn = 3, players = players, ask = { kind = "activate" } }
end

local function used(more)
	local decision = decide(table_of(more))
	assert.same({}, decision.faults)
	return decision.answer ~= nil and decision.answer:find("@ShenfenCard=", 1, true) ~= nil
end

local FRAIL = { machao = { hp = 1, hand = 0 }, caoren = { hp = 1, hand = 0 } }

local function frail(more)
	local changes = { machao = FRAIL.machao, caoren = FRAIL.caoren }
	for name, fields in pairs(more) do changes[name] = fields end
	return changes
end

describe("shenfen", function()
	it("strikes where it kills two enemies", function()
		assert.is_true(used(FRAIL))
	end)

	it("is not struck where friends would fall for the lord's little wound", function()
		assert.is_false(used{ zhangliao = { hp = 1, hand = 0 } })
	end)

	it("counts the cards: enemies in arms lose more than a bare friend", function()
		-- the same wounds on both sides; what differs is what each has to give up
		local rich = { hand = 4, equips = { "eight_diagram", "dilu", "blade" } }
		local poor = { hand = 0 }
		assert.is_true(used{ machao = rich, caoren = poor, zhangliao = { hand = 0, hp = 2 } })
		assert.is_false(used{ machao = poor, caoren = poor, zhangliao = { hand = 4, hp = 2, equips = rich.equips } })
	end)

	it("does not count what its owners lose gladly", function()
		local equips = { "eight_diagram", "dilu", "blade" }
		local men = { caoren = { hand = 0 }, zhangliao = { hand = 0, hp = 2 } }
		men.machao = { hand = 4, equips = equips }
		assert.is_true(used(men))
		men.machao = { hand = 0, equips = equips, skills = { "xiaoji" } }
		assert.is_false(used(men), "each piece lost lets him draw two")
	end)

	it("is welcome face down, since it turns him up again", function()
		local even = { zhangliao = { hp = 2, hand = 4 } }
		assert.is_false(used(even))
		assert.is_true(used{ zhangliao = even.zhangliao, shenlvbu = { faceup = false } })
	end)

	it("does not call a spirit that would take him along", function()
		local ghost = { hp = 1, hand = 0, skills = { "wuhun" } }
		assert.is_false(used{ machao = FRAIL.machao, caoren = ghost })
		local marked = { hp = 1, hand = 0, marks = { ["@nightmare"] = 3 } }
		assert.is_true(used{ machao = marked, caoren = ghost }, "an enemy bears more nightmares")
	end)

	it("of a loyalist spares a weak lord; the last opponent is no lord to spare", function()
		local loyal = { shenlvbu = { role = "loyalist" }, caoren = { hp = 1, hand = 0, role = "rebel" },
			zhangliao = { hp = 1, hand = 0 } }
		assert.is_true(used(loyal))
		loyal.machao = { hp = 1, hand = 0 }
		assert.is_false(used(loyal))
		local dead = { alive = false, hp = 0, hand = 0 }
		assert.is_true(used{ shenlvbu = { role = "renegade" }, machao = { hp = 1, hand = 0 }, caoren = dead, zhangliao = dead })
	end)

	it("needs six marks, once a turn", function()
		assert.is_false(used(frail{ shenlvbu = { marks = { ["@wrath"] = 5 } } }))
		assert.is_false(used(frail{ shenlvbu = { history = { ShenfenCard = 1 } } }))
	end)
end)

describe("shenfen in the plans of the others", function()
	it("draws an Indulgence: he strikes everybody in his play phase", function()
		-- where nobody has skills it goes to Zhu Rong, who plays first
		local players = { pangtong = { hand = { "indulgence" } }, xiahouyuan = { skills = { "shenfen" } } }
		assert.matches("%->sgs4$", decide(scene("two-against-two"):with{ turn = 3, players = players }).answer)
	end)

	it("turns him over at its end, so that it serves him to be turned over before", function()
		local function hurts(flags)
			local user = { skills = { "shenfen" }, phase = "play", flags = flags }
			scene("two-against-two"):with{ current = "zhurong", players = { zhurong = user } }
			return brain("pangtong"):toTurnOver(player("zhurong"), 1)
		end
		assert.is_false(hurts{ "ShenfenUsing" })
		assert.is_true(hurts{})
	end)
end)
