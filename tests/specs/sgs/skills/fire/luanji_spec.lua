-- game: sgs
-- 乱击 luanji: which pair of one suit Yuan Shao shoots.

-- Yuan Shao, a rebel, against the lord Sun Quan and a loyalist.
local function seats(hand, lord, loyalist, friend)
	local players = { { "yuanshao", role = "rebel", hand = hand, skills = { "luanji" } }, { "sunquan", role = "lord", hp = 3, hand = 1 },
		{ "caoren", role = "loyalist", hp = 3, hand = 1 }, { "zhurong", role = "rebel", hp = 4, hand = 4 } }
	for seat, fields in ipairs({ {}, lord or {}, loyalist or {}, friend or {} }) do
		if seat > 1 then players[seat].skills = {} end
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	return scene{ me = "yuanshao", current = "yuanshao", turn = 5, ask = { kind = "activate" }, players = players }
end

-- The places in hand of the cards that are shot, lowest first.
local function shot(...)
	local s = seats(...)
	local decision = decide(s)
	assert.same({}, decision.faults)
	local one, two = (decision.answer or ""):match("^archery_attack:luanji%[[%w_]+:[%w-]+%]=(%d+)%+(%d+)")
	if not one then return nil, decision.answer end
	local known = s.snapshot.players[1].hand.known
	local places = { table.find(known, tonumber(one)), table.find(known, tonumber(two)) }
	table.sort(places)
	return places
end

describe("luanji", function()
	it("shoots two cards of one suit", function()
		assert.same({ 1, 3 }, (shot{ "slash:spade:7", "slash:club:2", "nullification:spade:11" }))
	end)

	it("takes the pair that he would keep least", function()
		assert.same({ 3, 4 }, (shot{ "jink:diamond:2", "jink:diamond:3", "slash:club:2", "slash:club:3" }))
	end)

	it("needs two of one suit", function()
		assert.is_nil((shot{ "slash:spade:7", "slash:club:2", "jink:diamond:2", "jink:heart:2" }))
	end)

	it("shoots neither a Peach nor ExNihilo", function()
		assert.is_nil((shot{ "peach:heart:3", "jink:heart:2" }))
		local _, answer = shot{ "ex_nihilo:heart:7", "jink:heart:2" }
		assert.not_matches("luanji", answer)
	end)

	it("shoots even those where somebody falls to it", function()
		assert.same({ 1, 2 }, (shot({ "ex_nihilo:heart:7", "jink:heart:2" }, { hp = 1, hand = 0 })))
	end)

	it("is not done where it hurts friends more than enemies", function()
		assert.is_nil((shot({ "nullification:spade:11", "duel:spade:1" }, { hp = 4, hand = 5 }, { role = "rebel", hp = 1, hand = 0 }, { hp = 1, hand = 0 })))
	end)

	it("does not tear up a true Archery Attack", function()
		local _, answer = shot({ "archery_attack:heart:1", "jink:heart:2" })
		assert.matches("^%d+$", answer)
	end)
end)

describe("luanji in the plans of the others", function()
	it("is a reason to attack all: the more enemies, the more", function()
		local function worth(skills)
			scene("two-against-two"):with{ players = { pangtong = { hand = { "archery_attack" }, skills = skills } } }
			return brain("pangtong"):getAoeValue(player("pangtong"):getHandcards():first())
		end
		assert.equal(worth{} + 2 * 2, worth{ "luanji" })
	end)
end)
