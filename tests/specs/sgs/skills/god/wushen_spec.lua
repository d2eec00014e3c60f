-- game: sgs
-- 武神 wushen: hearts in hand are Slashes.

local function player_with(hand, more)
	local fields = { "shenguanyu", role = "rebel", hand = hand, skills = { "wushen", "kanpo" } }
	for key, value in pairs(more or {}) do fields[key] = value end
	return scene{ me = "shenguanyu", current = "shenguanyu", turn = 5, ask = { kind = "activate" }, players = { fields,
		{ "sunquan", role = "lord", hand = 0, skills = {} }, { "caoren", role = "rebel", hand = 4, skills = {} } } }
end

describe("wushen", function()
	it("uses up black cards before red ones, although a later skill would like to keep them", function()
		-- kanpo of his own would keep the black Duel
		local s = player_with({ "duel:spade:1", "duel:diamond:1", "jink:diamond:2" })
		assert.matches("^" .. s.snapshot.players[1].hand.known[1] .. "%->", decide(s).answer)
	end)

	it("leaves the order to the other skill where it has no effect", function()
		local s = player_with({ "duel:spade:1", "duel:diamond:1", "jink:diamond:2" }, { skills = { "kanpo" } })
		assert.matches("^" .. s.snapshot.players[1].hand.known[2] .. "%->", decide(s).answer)
	end)

	it("slashes with a heart at any distance", function()
		local s = player_with({ "jink:heart:2" }):with{ players = { caoren = { role = "loyalist", hp = 1, hand = 0, equips = { "dilu" } } } }
		local id = s.snapshot.players[1].hand.known[1]
		local heart = { class = "Slash", name = "slash", suit = "heart", number = 2, skill = "wushen" }
		assert.equal(id .. "->sgs3", decide(s:with{ snapshot = { cards = { [tostring(id)] = heart } } }).answer)
	end)
end)

describe("wushen and the order of cards", function()
	it("uses a Slash of hearts before others of the colour", function()
		local function first_comes_before(skills)
			local mine = { skills = skills, hand = { "slash:heart:10", "slash:diamond:10" } }
			scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine } }:stage()
			local self, cards = brain("guanyu"), player("guanyu"):getHandcards()
			return self:getDynamicUsePriority(cards:at(0)) > self:getDynamicUsePriority(cards:at(1))
		end
		assert.is_false(first_comes_before{})
		assert.is_true(first_comes_before{ "wushen" })
	end)
end)
