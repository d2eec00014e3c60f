-- game: sgs
-- 解围 jiewei: Cao Ren, turned over, draws, uses a trick or equipment, and discards a card on the table of that type.

local PATTERN = "TrickCard+^Nullification,EquipCard|.|.|hand"

local function table_of(more, ask)
	local players = { { "sunquan", role = "lord", hp = 4, hand = 3 }, { "caoren", role = "loyalist", hp = 3, hand = { "slash:spade:7" }, phase = "finish" },
		{ "caopi", role = "loyalist", hp = 3, hand = 3 }, { "machao", role = "rebel", hp = 4, hand = 3 } }
	for place, row in ipairs(players) do
		if place ~= 2 then row.skills = {} end
		for key, value in pairs(more and more[place] or {}) do row[key] = value end
	end
	return scene{ me = "caoren", current = "caoren", turn = 3, mode = "04p", players = players, ask = ask }
end

local USE = { kind = "askForUseCard", pattern = PATTERN, prompt = "@jiewei", method = "use" }

local function used(hand, more)
	more = more or {}
	more[2] = { hand = hand }
	local decision = decide(table_of(more, USE))
	assert.same({}, decision.faults)
	local id, targets = (decision.answer or ""):match("^(%d+)%->(.+)$")
	return id and sgs.Sanguosha:getCard(tonumber(id)):objectName(), targets
end

describe("jiewei", function()
	it("is always used: it costs nothing", function()
		local decision = decide(table_of({}, { kind = "askForSkillInvoke", skill_name = "jiewei" }))
		assert.same({ true, "handler" }, { decision.answer, decision.source })
	end)

	it("uses the most useful trick or equipment first", function()
		assert.same({ "ex_nihilo", "." }, { used({ "jink", "ex_nihilo", "eight_diagram", "duel" }) })
		assert.same({ "eight_diagram", "." }, { used({ "jink", "eight_diagram" }) })
	end)

	it("aims a trick at an enemy", function()
		assert.same({ "dismantlement", "sgs4" }, { used({ "dismantlement" }, { [4] = { equips = { "eight_diagram" } } }) })
	end)

	it("declines what would be of no use: other cards, and tricks without a target", function()
		assert.is_nil((used({ "jink", "slash:spade:7", "nullification" })))
		assert.is_nil((used({ "iron_chain" })), "that would only be recast")
	end)
end)

describe("after a card", function()
	-- Of what type it was he remembers, as long as nothing else is staged.
	local function then_asked(hand, more, ask)
		more[2] = { hand = hand }
		local s = table_of(more, USE)
		assert.truthy(decide(s).answer)
		ask.seat = "sgs2"
		s.ask = ask
		return by_handler(s)
	end

	local function chosen(hand, more)
		return then_asked(hand, more, { kind = "askForPlayerChosen", reason = "jiewei", optional = true,
			targets = { "sgs1", "sgs3", "sgs4" } })
	end

	it("of equipment an enemy's equipment goes, of a trick what lies before a friend", function()
		local function both() return { [3] = { judging = { "indulgence" } }, [4] = { equips = { "eight_diagram" } } } end
		assert.equal("sgs4", chosen({ "renwang_shield" }, both()))
		assert.equal("sgs3", chosen({ "ex_nihilo" }, both()))
	end)

	it("nothing goes where it would only serve an enemy", function()
		assert.is_nil(chosen({ "ex_nihilo" }, { [4] = { judging = { "indulgence" }, equips = { "eight_diagram" } } }))
	end)

	it("only a card of that type is named", function()
		local friend = { hp = 1, hand = 0, judging = { "indulgence" }, equips = { "silver_lion" } }
		local function named(hand)
			local id = then_asked(hand, { [3] = friend },
				{ kind = "askForCardChosen", who = "sgs3", flags = "ej", reason = "jiewei", method = "discard" })
			return sgs.Sanguosha:getCard(id):objectName()
		end
		assert.equal("indulgence", named({ "ex_nihilo" }))
		assert.equal("silver_lion", named({ "renwang_shield" }))
	end)
end)
