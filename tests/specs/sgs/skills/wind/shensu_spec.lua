-- game: sgs
-- 神速 shensu: Xiahou Yuan slashes instead of judging and drawing (1), or instead of playing, for equipment (2).

local function table_of(more, pattern)
	local players = { { "sunquan", role = "lord", hp = 4, hand = 4 }, { "xiahouyuan", role = "rebel", hp = 4, hand = 4 },
		{ "caopi", role = "rebel", hp = 3, hand = 3 }, { "machao", role = "loyalist", hp = 4, hand = 4 }, { "guanyu", role = "loyalist", hp = 4, hand = 4 } }
	for place, row in ipairs(players) do
		if place ~= 2 then row.skills = {} end
		for key, value in pairs(more and more[place] or {}) do row[key] = value end
	end
	return scene{ me = "xiahouyuan", current = "xiahouyuan", turn = 3, mode = "05p", players = players,
		ask = { kind = "askForUseCard", pattern = pattern, prompt = pattern:sub(2), method = pattern == "@@shensu2" and "discard" or "use" } }
end

local function answer(more, pattern)
	local decision = decide(table_of(more, pattern))
	assert.same({}, decision.faults)
	if decision.answer then assert.equal("handler", decision.source) end
	return decision.answer
end

local BARE = { hp = 1, hand = 0 }

describe("shensu instead of drawing", function()
	local function first(more) return answer(more, "@@shensu1") end

	it("slashes an enemy who cannot dodge, wherever he sits", function()
		assert.equal("@ShensuCard=.->sgs4", first({ [4] = BARE }))
		assert.equal("@ShensuCard=.->sgs5", first({ [5] = BARE }))
	end)

	-- Eight cards and an eight diagram each: a Slash that will hardly hit.
	local GUARDED = { hp = 4, hand = 8, equips = { "eight_diagram" } }
	local function guarded(mine)
		return first({ [1] = GUARDED, [4] = GUARDED, [5] = GUARDED, [2] = mine })
	end

	it("is not worth the cards where all enemies will dodge", function()
		assert.is_nil(guarded({ hand = 2 }))
		assert.is_nil(guarded({ hand = 4 }))
	end)

	it("does not slash a friend", function()
		assert.not_equal("@ShensuCard=.->sgs3", first({ [3] = BARE }))
	end)

	it("leaves a shortage or Indulgence behind unjudged", function()
		assert.matches("^@ShensuCard=%.%->", guarded({ hand = 2, judging = { "supply_shortage" } }), "it would take the draw anyway")
		assert.matches("^@ShensuCard=%.%->", guarded({ hand = 2, judging = { "indulgence" } }), "it would take the play phase")
	end)

	it("judges a lightning that a friend turns on the enemies", function()
		local lightning = { [2] = { judging = { "lightning" } }, [3] = { skills = { "guidao" } }, [4] = BARE }
		assert.is_nil(first(lightning))
		lightning[1] = { skills = { "guicai" } }
		assert.equal("@ShensuCard=.->sgs4", first(lightning), "an enemy would turn it on him")
	end)

	it("does not slash whom it would not hurt", function()
		assert.not_equal("@ShensuCard=.->sgs4", first({ [4] = { hp = 1, hand = 0, equips = { "vine" } } }))
	end)
end)

describe("shensu instead of playing", function()
	local function second(more) return answer(more, "@@shensu2") end
	local function thrown(mine)
		mine.hand = mine.hand or { "jink" }
		local id, target = (second({ [2] = mine, [4] = BARE }) or ""):match("^@ShensuCard=(%d+)%->(.+)$")
		return id and sgs.Sanguosha:getCard(tonumber(id)):objectName(), target
	end

	it("throws what is spare of its slot, else a horse, else anything but armour", function()
		assert.same({ "spear", "sgs4" }, { thrown({ hand = { "spear" }, equips = { "kylin_bow", "chitu" } }) })
		assert.same({ "chitu", "sgs4" }, { thrown({ equips = { "kylin_bow", "chitu", "eight_diagram" } }) })
		assert.same({ "kylin_bow", "sgs4" }, { thrown({ equips = { "kylin_bow", "eight_diagram" } }) })
	end)

	it("throws a lion that heals him before all else, and other armour never", function()
		assert.equal("silver_lion", (thrown({ hp = 2, equips = { "silver_lion", "chitu" } })))
		assert.is_nil((thrown({ equips = { "eight_diagram" } })))
	end)

	it("does not pass a full hand by", function()
		assert.is_nil(second({ [2] = { hp = 2, hand = { "jink", "jink", "peach" }, equips = { "chitu" } } }))
	end)

	it("passes it by for him who falls at once", function()
		assert.matches("%->sgs4$", second({ [2] = { hp = 2, hand = { "jink", "jink", "peach" }, equips = { "chitu" } }, [4] = BARE }))
	end)

	it("does not throw away the sword that would break the armour", function()
		local vine = { hp = 1, hand = 0, equips = { "vine" } }
		local sword = { hand = { "jink" }, equips = { "qinggang_sword" } }
		assert.not_matches("%->sgs4$", second({ [2] = sword, [4] = vine }) or "")
		assert.matches("%->sgs4$", second({ [2] = { hand = { "jink" }, equips = { "qinggang_sword", "chitu" } }, [4] = vine }) or "")
	end)

	it("plays where a Slash at hand reaches as far", function()
		assert.is_nil(second({ [2] = { hand = { "slash:spade:7" }, equips = { "kylin_bow", "chitu" } }, [4] = BARE }))
	end)
end)

describe("shensu besides", function()
	it("keeps equipment, and wants up to two pieces of it", function()
		local self, xiahou = nil, nil
		local function wants(equips)
			table_of({ [2] = { equips = equips } }, "@@shensu1")
			self, xiahou = brain("caopi"), player("xiahouyuan")
			return sgs.ai_cardneed.shensu(xiahou, sgs.Sanguosha:cloneCard("spear"), self)
		end
		assert.is_true(wants({ "chitu" }))
		assert.is_false(wants({ "chitu", "kylin_bow" }))
		assert.equal(4.9, sgs.shensu_keep_value.Weapon)
	end)

	it("shows an enemy as a Slash does", function()
		local s = scene{ mode = "05p", sight = "whole", current = "xiahouyuan", turn = 2, players = { { "caocao", role = "lord" },
			{ "xiahouyuan", role = "rebel" }, { "guanyu", role = "rebel" }, { "machao", role = "loyalist" }, { "xuchu", role = "renegade" } } }
		s:tell{ event = "TargetConfirmed", player = "sgs2", data = { ["$"] = "CardUseStruct",
			v = { card = { class = "ShensuCard", id = -1, str = "@ShensuCard=." }, from = "sgs2", to = { "sgs1" } } } }
		assert.equal(-10, sgs.role_evaluation.sgs2.loyalist)
	end)
end)

describe("shensu in the plans of the others", function()
	it("turns an Indulgence away: he may strike without the play phase", function()
		-- where nobody has skills it goes to Zhu Rong, who plays first
		local players = { pangtong = { hand = { "indulgence" } }, zhurong = { skills = { "shensu" } } }
		assert.matches("%->sgs4$", decide(scene("two-against-two"):with{ turn = 3, players = players }).answer)
	end)

	it("makes cards of use to him under a SupplyShortage: he skips that phase for a Slash", function()
		local function held(skills)
			scene("two-against-two"):with{ players = { yuanshao = { judging = { "supply_shortage" }, skills = skills } } }
			return brain("pangtong"):willSkipDrawPhase(player("yuanshao"))
		end
		assert.is_false(held{ "shensu" })
		assert.is_true(held{})
	end)
end)
