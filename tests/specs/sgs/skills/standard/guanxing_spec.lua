-- game: sgs
-- 观星 guanxing: Zhuge Liang looks at the next cards and puts what he and the next player judge on top.

local function players(zhugeliang, next_player)
	local rows = { { "zhugeliang", role = "rebel", phase = "start", hand = { "jink", "slash" }, skills = { "guanxing" } },
		{ "caoren", role = "lord", hand = 2, skills = {} }, { "zhangliao", role = "rebel", role_shown = true, hand = 2, skills = {} } }
	for key, value in pairs(zhugeliang or {}) do rows[1][key] = value end
	for key, value in pairs(next_player or {}) do rows[2][key] = value end
	return rows
end

local function arranged(cards, ...)
	local s = scene{ me = "zhugeliang", current = "zhugeliang", turn = 2, players = players(...), table = cards,
		ask = { kind = "askForGuanxing", cards = { 1 } } }
	s.ask.cards = s.snapshot.table
	local decision = decide(s)
	assert.same({}, decision.faults)
	local function names(ids)
		local list = {}
		for _, id in ipairs(ids) do
			local card = sgs.Sanguosha:getCard(id)
			table.insert(list, card:objectName() .. ":" .. card:getSuitString())
		end
		return table.concat(list, " ")
	end
	return names(decision.answer.up), names(decision.answer.bottom)
end

describe("guanxing", function()
	it("always looks: it costs nothing", function()
		local decision = decide(scene{ me = "zhugeliang", current = "zhugeliang", turn = 2, players = players(), invoke = "guanxing" })
		assert.is_true(decision.answer)
		assert.equal("handler", decision.source)
	end)

	it("gives a SupplyShortage the club that it wants", function()
		assert.matches("^slash:club", (arranged({ "slash:heart", "slash:club", "jink:diamond" }, { judging = { "supply_shortage" } })))
	end)

	it("gives an Indulgence the heart, though the club is worth less", function()
		assert.matches("^jink:heart", (arranged({ "jink:heart", "slash:club", "slash:spade" }, { judging = { "indulgence" } })))
	end)

	it("lets the shortage of the enemy behind him hold: no club for him", function()
		-- of four cards two are drawn; one that is no club lies behind them
		local up = arranged({ "slash:club", "slash:spade", "peach:heart", "jink:diamond" }, {}, { judging = { "supply_shortage" } })
		assert.not_matches("club$", up)
		assert.equal(3, #up:split(" "))
	end)

	it("lets lightning pass by", function()
		assert.not_matches("^slash:spade", (arranged({ "slash:spade:7", "jink:diamond", "slash:club" }, { judging = { "lightning" } })))
	end)
end)

describe("guanxing in the plans of the others", function()
	it("turns an Indulgence away: he sees to the judgement", function()
		-- where nobody has skills it goes to Zhu Rong, who plays first
		local players = { pangtong = { hand = { "indulgence" } }, zhurong = { skills = { "guanxing" } } }
		assert.matches("%->sgs4$", decide(scene("two-against-two"):with{ turn = 3, players = players }).answer)
	end)

	it("needs no Nullification against an Indulgence where he sees five cards", function()
		local function stops(skills)
			return decide(scene{ me = "machao", current = "zhugeliang", turn = 3, players = {
				{ "zhugeliang", role = "rebel", role_shown = true, hand = 4, skills = skills },
				{ "machao", role = "rebel", hand = { "nullification" }, skills = {} }, { "caoren", role = "lord", skills = {} },
				{ "zhangliao", role = "loyalist", skills = {} }, { "zhurong", role = "renegade", skills = {} } },
				ask = { kind = "askForNullification", trick = "indulgence:[no_suit:-]=.", from = "sgs3", to = "sgs1", positive = true } }).answer
		end
		assert.is_nil(stops{ "guanxing" })
		assert.truthy(stops{})
	end)
end)
