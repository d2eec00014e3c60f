-- game: sgs
-- 制霸 zhiba: others of wu compare cards with Sun Ce, the lord, who wins both unless they are higher.

-- Sun Quan's turn, of wu, with a card too many. `role`: his; the lord is Sun Ce.
local function turn(role, hand, mine, sunce)
	local players = { { "sunce", role = "lord", hp = 4, hand = 3, skills = { "zhiba" } },
		{ "sunquan", role = role, hp = 1, max_hp = 4, hand = hand, skills = {}, acquired = { "zhiba_pindian" } },
		{ "zhurong", role = "rebel", hand = 2, skills = {} }, { "pangtong", role = "loyalist", hand = 2, skills = {} } }
	for seat, fields in pairs({ sunce or {}, mine or {} }) do
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	return scene{ me = "sunquan", current = "sunquan", turn = 5, ask = { kind = "activate" }, players = players }
end

local function answer(s)
	return without_fault(s)
end

-- The card that is staked, as "name:number"; nil where zhiba is not used.
local function staked(...)
	local s = turn(...)
	if answer(s) ~= "@ZhibaCard=.->sgs1" then return nil end
	s.ask = { kind = "askForPindian", seat = "sgs2", requestor = "sgs2", reason = "zhiba_pindian" }
	local card = sgs.Sanguosha:getCard(tonumber((answer(s))))
	return card:objectName() .. ":" .. card:getNumber()
end

local low, high = "slash:club:3", "jink:diamond:11"

describe("a friend", function()
	it("hands the lord a spare low card", function()
		assert.equal("jink:2", staked("loyalist", { low, high, "jink:heart:2" }, { card_limitation = { use = { "Slash" } } }))
	end)

	it("hands nothing over while his hand may be kept", function()
		assert.is_nil(staked("loyalist", { low }, { card_limitation = { use = { "Slash" } } }))
	end)

	it("does not stake the only Jink, nor what the lord can hardly beat", function()
		local nothing_else = { card_limitation = { use = { "Slash", "Jink" } } }
		assert.is_nil(staked("loyalist", { "jink:heart:2", "nullification:heart:13" }, nothing_else))
		assert.equal("nullification:13", staked("loyalist", { "jink:heart:2", "nullification:heart:13" }, nothing_else,
			{ hand = { "nullification:spade:13" } }))
	end)
end)

describe("an enemy", function()
	local idle = { card_limitation = { use = { "Slash", "Nullification" } } }

	it("stakes a high card, which costs the lord one of his", function()
		assert.equal("nullification:13", staked("rebel", { low, "nullification:heart:13", "slash:club:4" }, idle))
	end)

	it("stakes none that the lord is seen to match", function()
		assert.is_nil(staked("rebel", { low, "nullification:heart:13" }, idle, { hand = { "nullification:diamond:12", "jink:heart:13" } }))
	end)

	it("stakes nothing below a jack, and nothing against an awakened lord, who would decline", function()
		assert.is_nil(staked("rebel", { low, "slash:club:4", "slash:spade:10" }, idle))
		assert.is_nil(staked("rebel", { low, "nullification:heart:13" }, idle, { marks = { hunzi = 1 } }))
	end)
end)

describe("the lord", function()
	local function asked(ask, role, hand, more)
		local s = turn(role, { low, high }):with{ players = { sunce = { hand = hand } } }
		if more then s = s:with{ players = { sunce = more } } end
		ask.seat = "sgs1"
		s.ask = ask
		local said, source = answer(s)
		assert.equal("handler", source)
		return said
	end
	local function accepts(...)
		return asked({ kind = "askForChoice", skill_name = "zhiba_pindian", choices = "accept+reject" }, ...)
	end

	it("accepts a friend's challenge, unless all his cards are low", function()
		assert.equal("accept", accepts("loyalist", { "slash:spade:7" }))
		assert.equal("reject", accepts("loyalist", { "slash:club:3", "slash:club:4" }))
	end)

	it("declines an enemy's, unless he holds a queen or king", function()
		assert.equal("reject", accepts("rebel", { "jink:diamond:11" }))
		assert.equal("accept", accepts("rebel", { "nullification:diamond:12" }))
	end)

	it("plays his highest card that is of little use", function()
		local s = turn("loyalist", { low, high }):with{ players = { sunce = { hand = { "slash:spade:7", "slash:club:3", "ex_nihilo:heart:9" } } } }
		s.ask = { kind = "askForPindian", seat = "sgs1", requestor = "sgs2", reason = "zhiba_pindian" }
		local card, source = answer(s)
		assert.same({ "slash", 7, "handler" }, { sgs.Sanguosha:getCard(tonumber(card)):objectName(), sgs.Sanguosha:getCard(tonumber(card)):getNumber(), source })
	end)

	it("takes the cards, unless his empty hand protects him", function()
		local ask = { kind = "askForChoice", skill_name = "zhiba_pindian_obtain", choices = "obtainPindianCards+reject" }
		assert.equal("obtainPindianCards", asked(ask, "loyalist", 0))
		assert.equal("reject", asked(ask, "loyalist", 0, { skills = { "zhiba", "kongcheng" } }))
	end)
end)

describe("a comparison", function()
	local function told(text, sunce)
		local s = scene{ mode = "05p", sight = "whole", current = "sunquan", turn = 2, players = { { "sunce", role = "lord", hand = sunce or 3 },
			{ "sunquan", role = "rebel", hand = 2 }, { "xiahouyuan", role = "rebel", hand = 2 },
			{ "pangtong", role = "loyalist", hand = 2 }, { "machao", role = "renegade", hand = 2 } } }
		s:tell{ event = "ChoiceMade", player = "sunquan", data = text }
		return sgs.role_evaluation.sgs2.loyalist
	end

	it("by a low card is a present, by a high one an attack, by a middling one nothing", function()
		assert.is_true(told("pindian:zhiba_pindian:sgs2:8:sgs1:50") > 0) -- a three
		assert.is_true(told("pindian:zhiba_pindian:sgs2:19:sgs1:50") < 0) -- a jack
		assert.equal(0, told("pindian:zhiba_pindian:sgs2:0:sgs1:50")) -- a seven
	end)
end)
