-- game: sgs
-- 驱虎 quhu: Xun Yu compares cards with somebody healthier, to set him on another, or to lose for jieming.

-- Xun Yu, a rebel, against the lord Guan Yu with more health and the loyalist Cao Ren; all in reach of each other.
local function seats(mine, lord, loyalist, friend)
	local players = { { "xunyu", role = "rebel", hp = 2, hand = { "jink:heart:2", "lightning:heart:12" } }, { "guanyu", role = "lord", hp = 4, hand = 1 },
		{ "caoren", role = "loyalist", hp = 2, hand = 4 }, { "sunquan", role = "rebel", hand = 4 } }
	for seat, fields in ipairs({ mine or {}, lord or {}, loyalist or {}, friend or {} }) do
		if seat > 1 then players[seat].skills = {} end
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	return scene{ me = "xunyu", current = "xunyu", turn = 5, ask = { kind = "activate" }, players = players }
end

local function answer(...)
	return (without_fault(seats(...)))
end

-- What is put down for the comparison that the last answer began.
local function shown(s, requestor)
	s.ask = { kind = "askForPindian", seat = "sgs1", requestor = requestor or "sgs1", reason = "quhu" }
	local decision = decide(s)
	return sgs.Sanguosha:getCard(tonumber(decision.answer)):getNumber()
end

describe("quhu to win", function()
	local strong = { hand = { "jink:heart:2", "lightning:heart:12" } }

	it("sets the lord on his loyalist with a card that beats his one", function()
		local s = seats(strong)
		assert.equal("@QuhuCard=.->sgs2", decide(s).answer)
		assert.equal(12, shown(s))
	end)

	it("is not tried against a full hand, of which one card is likely to be higher", function()
		assert.is_nil(answer(strong, { hand = 5 }))
	end)

	it("is sure against a hand that is seen to be lower, and hopeless against a higher one", function()
		assert.equal("@QuhuCard=.->sgs2", answer(strong, { hand = { known = { 0 }, hidden = 0 } }))
		assert.is_nil(answer(strong, { hand = { "peach:heart:12" } }))
	end)

	it("needs somebody healthier, and prey in his reach", function()
		assert.is_nil(answer(strong, { hp = 2 }))
		assert.is_nil(answer(strong, {}, { marks = { ["@fog"] = 1 } }))
	end)

	it("comes once in a phase", function()
		assert.is_nil(answer({ history = { QuhuCard = 1 }, hand = { "lightning:heart:12" } }))
	end)
end)

describe("quhu to lose", function()
	local healthy = { hp = 3, hand = { "lightning:heart:12", "jink:heart:2" }, skills = { "quhu", "jieming" } }

	it("puts down the lowest card, not the highest: the friend draws, and the high card stays", function()
		local s = seats(healthy, { hand = 6 }, {}, { hand = 0 })
		assert.equal("@QuhuCard=.->sgs2", decide(s).answer)
		assert.equal(2, shown(s))
	end)

	it("is not worth the health of a wounded player", function()
		local wounded = { hp = 2, hand = healthy.hand, skills = healthy.skills }
		assert.is_nil(answer(wounded, { hand = 6 }, {}, { hand = 0 }))
	end)

	it("is worth nothing where nobody would draw, or without a low card", function()
		local full = { hp = 3, max_hp = 3, hand = healthy.hand, skills = healthy.skills }
		assert.equal("@QuhuCard=.->sgs2", answer(full, { hand = 6 }, {}, { hand = 2 }))
		full.hand = { "lightning:heart:12", "jink:heart:2", "jink:diamond:2" }
		assert.is_nil(answer(full, { hand = 6 }, {}, { hand = 4 }))
		assert.is_nil(answer({ hp = 3, hand = { "lightning:heart:12" }, skills = healthy.skills }, { hand = 6 }, {}, { hand = 0 }))
	end)
end)

describe("who is struck after quhu", function()
	local function struck(targets, loyalist)
		local s = seats({}, {}, loyalist):with{ me = "xunyu", choose = "quhu", targets = targets }
		return decide(s).answer
	end

	it("is an enemy, the frailest first, and never a friend where an enemy is offered", function()
		assert.equal("sgs3", struck({ "caoren", "sunquan" }))
		assert.equal("sgs3", struck({ "guanyu", "caoren" }, { hp = 1, hand = 0 }))
	end)

	it("is a friend rather than oneself on the last health, where nobody else is offered", function()
		local s = seats({ hp = 1, hand = {} }):with{ me = "xunyu", choose = "quhu", targets = { "xunyu", "sunquan" } }
		local decision = decide(s)
		assert.equal("sgs4", decision.answer)
		assert.equal("handler", decision.source)
	end)
end)

describe("high cards", function()
	it("are given to Xun Yu, one of them", function()
		local function given(more)
			local s = scene{ me = "sunquan", current = "sunquan", turn = 5, players = {
				{ "sunquan", role = "rebel", hand = { "slash:spade:10", "duel:club:1", "lightning:heart:12" } },
				{ "guanyu", role = "lord", hand = 2, skills = {} }, { "xunyu", role = "rebel", hand = more } },
				ask = { kind = "askForYiji", reason = "something", cards = {}, optional = true } }
			s.ask.cards = s.snapshot.players[1].hand.known
			local chosen = decide(s).answer
			return chosen and sgs.Sanguosha:getCard(chosen.card):getNumber()
		end
		assert.equal(12, given(4))
		assert.is_nil(given({ "slash:spade:9", "slash:club:9", "lightning:spade:1", "indulgence:heart:6", "collateral:club:12" }))
	end)
end)

describe("the blow of quhu", function()
	it("shows an enemy of whoever is chosen for it", function()
		local s = scene{ mode = "05p", sight = "whole", current = "xunyu", turn = 2, players = { { "caocao", role = "lord" },
			{ "xunyu", role = "loyalist" }, { "lvbu", role = "rebel" }, { "machao", role = "rebel" }, { "xuchu", role = "renegade" } } }
		s:tell{ event = "ChoiceMade", player = "xunyu", data = "playerChosen:quhu:sgs1" }
		assert.equal(-10, sgs.role_evaluation.sgs2.loyalist)
	end)
end)
