-- game: sgs
-- 义绝 yijue: Guan Yu compares cards: enemies whom he beats are sealed for the turn, friends who beat him are healed.

-- Guan Yu (me), the lord Cao Cao, a friend, a loyalist. Nobody else has skills; cards of others are seen only where given.
local function scene_of(mine, lord, friend, loyalist, ask)
	local players = { { "guanyu", role = "rebel", skills = { "yijue" } }, { "caocao", role = "lord", hp = 4 },
		{ "zhangliao", role = "rebel", role_shown = true }, { "xuchu", role = "loyalist", role_shown = true, hand = 5 } }
	for seat, fields in ipairs({ mine or {}, lord or {}, friend or {}, loyalist or {} }) do
		players[seat].skills, players[seat].hand = players[seat].skills or {}, players[seat].hand or 3
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	return scene{ me = "guanyu", current = "guanyu", turn = 2, ask = ask or { kind = "activate" }, players = players }
end

local function target(...)
	local decision = decide(scene_of(...))
	assert.same({}, decision.faults)
	return (decision.answer or ""):match("^@YijueCard=%.%->(.*)$")
end

local KING, TWO = "nullification:diamond:12", "jink:heart:2"

describe("yijue against enemies", function()
	it("takes whom it beats for sure: the highest card in his hand is seen", function()
		assert.equal("sgs4", target({ hand = { KING, TWO } }, {}, {}, { hand = { "jink:diamond:3", "jink:diamond:4" } }))
	end)

	it("strikes whom a Slash at hand reaches first, and so cannot be dodged", function()
		local seen = { hand = { "jink:diamond:3", "jink:diamond:4" } }
		assert.equal("sgs2", target({ hand = { KING, "slash:spade:7" } }, seen, {}, { hand = { "jink:diamond:5", "jink:diamond:6" }, equips = { "jueying" } }))
	end)

	it("takes the chance of a high card against a single card, not against five", function()
		-- a queen beats a card that nobody has seen eleven times of thirteen, five of them four times of nine
		assert.equal("sgs2", target({ hand = { KING, TWO } }, { hand = 1 }))
		assert.is_nil(target({ hand = { KING, TWO } }, { hand = 5 }))
	end)

	it("spares the Peach that happens to be the highest card", function()
		assert.is_nil(target({ hand = { "peach:heart:12", TWO } }, { hand = 1 }))
	end)

	it("is of no use against an empty hand that protects, or the last card before it", function()
		assert.is_nil(target({ hand = { KING, TWO } }, { hand = 1, skills = { "kongcheng" } }))
	end)

	it("is used once in a turn", function()
		assert.is_nil(target({ hand = { KING, TWO }, history = { YijueCard = 1 } }, { hand = 1 }))
	end)
end)

describe("yijue for friends", function()
	it("heals one who is badly hurt, by a low card that he beats", function()
		assert.equal("sgs3", target({ hand = { TWO } }, {}, { hp = 1, max_hp = 4 }))
	end)

	it("costs two cards: not for a scratch, nor for a man with one card", function()
		assert.is_nil(target({ hand = { TWO } }, {}, { hp = 3, max_hp = 4 }))
		assert.is_nil(target({ hand = { TWO } }, {}, { hp = 1, max_hp = 4, hand = 1 }))
	end)

	it("does not spend a Peach, which heals without the other card", function()
		assert.is_nil(target({ hand = { "peach:heart:3" } }, {}, { hp = 1, max_hp = 4 }))
	end)

	it("compares with the card that was meant to lose", function()
		-- asked for his card he would play high otherwise
		local s = scene_of({ hand = { TWO, "jink:diamond:8" } }, {}, { hp = 1, max_hp = 4 })
		assert.equal("@YijueCard=.->sgs3", decide(s).answer)
		s = s:tell{ event = "PreCardUsed", player = "sgs1" }
		s.ask = { kind = "askForPindian", seat = "sgs1", requestor = "sgs1", reason = "yijue" }
		local id = decide(s).answer
		assert.equal(2, sgs.Sanguosha:getCard(id):getNumber())
	end)

	it("lets a friend recover who has won, and nobody else", function()
		local function chosen(lord, friend)
			return by_handler(scene_of({}, lord, friend, {}, { kind = "askForChoice", skill_name = "yijue", choices = "recover+cancel" }))
		end
		assert.equal("recover", chosen({}, { flags = { "YijueTarget" }, hp = 1 }))
		assert.equal("cancel", chosen({ flags = { "YijueTarget" }, hp = 1 }, {}))
	end)
end)

describe("asked to compare by yijue", function()
	-- The number that Zhang Liao, of the given role, plays.
	local function number(role, fields, mine)
		fields.role, fields.hand = role, { "jink:diamond:3", "slash:club:11", "dismantlement:spade:12" }
		local s = scene_of(mine or {}, {}, fields)
		s.ask = { kind = "askForPindian", seat = "sgs3", requestor = "sgs1", reason = "yijue" }
		local decision = decide(s)
		assert.equal("handler", decision.source)
		return sgs.Sanguosha:getCard(decision.answer):getNumber()
	end

	it("an enemy plays high, not to be sealed", function()
		assert.equal(12, number("loyalist", {}))
	end)

	it("a wounded friend plays high, to be healed", function()
		assert.equal(12, number("rebel", { hp = 1 }))
	end)

	it("an unhurt friend keeps what is worth most", function()
		assert.not_equal(3, number("rebel", {}), "the Jink")
	end)
end)

describe("yijue seen", function()
	it("to heal is friendly, to let it be is not", function()
		local function gauge(choice)
			local s = scene{ mode = "05p", current = "guanyu", turn = 2, players = { { "liubei", role = "lord", hand = 4, flags = { "YijueTarget" } },
				{ "guanyu", role = "loyalist", hand = 4 }, { "zhangfei", role = "rebel", hand = 4 }, { "zhoutai", role = "rebel", hand = 4 },
				{ "diaochan", role = "renegade", hand = 4 } } }
			s:tell{ event = "ChoiceMade", player = "sgs2", data = "skillChoice:yijue:" .. choice }
			return sgs.role_evaluation.sgs2.loyalist
		end
		assert.equal(10, gauge("recover"))
		assert.equal(-10, gauge("cancel"))
	end)
end)
