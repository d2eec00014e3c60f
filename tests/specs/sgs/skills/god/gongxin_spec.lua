-- game: sgs
-- 攻心 gongxin: whose hand Lü Meng looks into, which heart he takes, and where to.

-- Lü Meng, a rebel, after whom the lord Sun Quan plays, and then the loyalist Cao Ren.
local function seats(lord, loyalist, mine)
	local players = { { "shenlvmeng", role = "rebel", hand = {} }, { "sunquan", role = "lord", hp = 4, hand = 3 },
		{ "caoren", role = "loyalist", hp = 4, hand = 4 }, { "zhurong", role = "rebel", hand = 5 } }
	for seat, fields in ipairs({ mine or {}, lord or {}, loyalist or {}, {} }) do
		if seat > 1 then players[seat].skills = {} end
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	return scene{ me = "shenlvmeng", current = "shenlvmeng", turn = 5, ask = { kind = "activate" }, players = players }
end

local function answer(...)
	return (without_fault(seats(...)))
end

describe("gongxin", function()
	it("looks at the enemy with most cards, not at a friend with more", function()
		assert.equal("@GongxinCard=.->sgs3", answer())
		assert.equal("@GongxinCard=.->sgs2", answer({ hand = 6 }))
	end)

	it("does not look at a hand that is seen to be without hearts", function()
		assert.equal("@GongxinCard=.->sgs2", answer({}, { hand = { "slash:spade:7", "slash:spade:8", "slash:club:2", "duel:spade:1" } }))
		assert.is_nil(answer({ hand = 0 }, { hand = { "slash:spade:7" } }))
	end)

	it("is done once in a phase", function()
		assert.is_nil(answer({}, {}, { history = { GongxinCard = 1 } }))
	end)
end)

describe("gongxin shows a friend's hand", function()
	local function looked(refusable)
		local s = seats({}, {}, {}):with{ players = { zhurong = { hand = { "peach:heart:3", "jink:heart:2" } } } }
		s.ask = { kind = "askForAG", seat = "sgs1", reason = "gongxin", card_ids = s.snapshot.players[4].hand.known, refusable = refusable }
		return decide(s)
	end

	it("and takes nothing, unless something has to be taken", function()
		assert.equal(-1, looked(true).answer)
		local forced = looked(false)
		assert.is_true(forced.answer >= 0)
		assert.equal("default", forced.source)
	end)
end)

-- Takes a heart of a hand, then says where to. `seat`: whose.
local function taken(hand, seat, lord, mine)
	local loyalist = seat == 3 and { hand = hand } or {}
	local s = seats(seat == 2 and { hand = hand } or lord, loyalist, mine)
	if seat == 4 then s = s:with{ players = { zhurong = { hand = hand } } } end
	s.ask = { kind = "askForAG", seat = "sgs1", reason = "gongxin", card_ids = s.snapshot.players[seat].hand.known, refusable = true }
	local decision = decide(s)
	assert.equal("handler", decision.source)
	local place = table.find(s.ask.card_ids, decision.answer)
	s.ask = { kind = "askForChoice", seat = "sgs1", skill_name = "gongxin", choices = "discard+put" }
	return place, decide(s).answer
end

describe("the heart that gongxin takes", function()
	it("is a Peach before all others, then what is dearest", function()
		assert.equal(3, (taken({ "slash:heart:10", "jink:heart:2", "peach:heart:3" }, 3)))
		assert.equal(2, (taken({ "dismantlement:heart:12", "jink:heart:2" }, 3)))
	end)

	it("is none of a friend's", function()
		assert.is_nil((taken({ "peach:heart:3" }, 4)))
	end)
end)

describe("where gongxin puts it", function()
	local function put(card, lord, mine)
		local _, choice = taken({ card }, 3, lord, mine)
		return choice
	end

	it("is the discard pile where the next enemy would draw it", function()
		assert.equal("discard", put("peach:heart:3"))
		assert.equal("discard", put("jink:heart:2"))
	end)

	it("is the top where it is worth less to him than what lies there", function()
		assert.equal("put", put("god_salvation:heart:1"))
	end)

	it("is the top where I draw it at once by ExNihilo", function()
		assert.equal("put", put("peach:heart:3", {}, { hp = 2, hand = { "ex_nihilo:heart:7" } }))
	end)

	it("makes a judgement bad for an enemy, not good", function()
		assert.equal("put", put("jink:heart:2", { judging = { "supply_shortage" } }))
		assert.equal("discard", put("jink:heart:2", { judging = { "indulgence" } }))
	end)

	it("makes a judgement good for a friend, and gives him what he can use", function()
		assert.equal("put", put("slash:heart:10", { role = "rebel", judging = { "indulgence" } }))
		assert.equal("discard", put("slash:heart:10", { role = "rebel", judging = { "supply_shortage" } }))
		assert.equal("put", put("peach:heart:3", { role = "rebel" }))
		assert.equal("discard", put("dismantlement:heart:12", { role = "rebel" }))
	end)

	it("stops luoshen of an enemy", function()
		assert.equal("put", put("jink:heart:2", { skills = { "luoshen" } }))
	end)

	it("spoils the judgement of tuntian", function()
		local s = seats({}, { hand = { "peach:heart:3" }, skills = { "tuntian" } })
		s.ask = { kind = "askForAG", seat = "sgs1", reason = "gongxin", card_ids = s.snapshot.players[3].hand.known, refusable = true }
		decide(s)
		s.ask = { kind = "askForChoice", seat = "sgs1", skill_name = "gongxin", choices = "discard+put" }
		assert.equal("put", decide(s).answer)
	end)

	it("is the discard pile where nothing is known of the card", function()
		local s = seats()
		s.ask = { kind = "askForChoice", seat = "sgs1", skill_name = "gongxin", choices = "discard+put" }
		assert.equal("discard", decide(s).answer)
	end)
end)

describe("gongxin in the plans of the others", function()
	it("draws an Indulgence: he looks into a hand in every play phase", function()
		assert.equal("xiahouyuan", delayed_trick_goes_to("indulgence", { xiahouyuan = { skills = { "gongxin" } } }))
	end)
end)
