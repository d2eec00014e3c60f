-- Cards made of others have the suits and numbers that the game gives them.

describe("a virtual card", function()
	before_each(function()
		scene{ me = "caopi", current = "caopi", mode = "04p", invoke = "xingshang", players = {
			{ "caopi", role = "rebel", equips = { "vine" }, hand = { "slash:spade:7", "jink:heart:2", "peach" } },
			{ "sunquan", role = "lord", hand = { "slash:club", "duel" } }, { "zhouyu", role = "loyalist", hand = 2 },
			{ "huatuo", role = "rebel", hand = 3 } } }
		brain("caopi")
	end)

	local function made(...)
		local card = sgs.Sanguosha:cloneCard("slash", sgs.Card_SuitToBeDecided, -1)
		for _, id in ipairs({ ... }) do card:addSubcard(id) end
		return card
	end

	it("has the suit of its one card, else a colour, else none", function()
		local me = player("caopi")
		local spade, heart = me:getHandcards():at(0):getEffectiveId(), me:getHandcards():at(1):getEffectiveId()
		local club = player("sunquan"):getHandcards():at(0):getEffectiveId()
		assert.equal(sgs.Card_Spade, made(spade):getSuit())
		assert.equal(sgs.Card_NoSuitBlack, made(spade, club):getSuit())
		assert.equal(sgs.Card_NoSuit, made(spade, heart):getSuit())
		assert.equal(9, made(spade, heart):getNumber())
	end)

	it("is cloned by name alone, or with suit and number, also by the name that forks have for it", function()
		assert.equal(sgs.Card_NoSuit, sgs.Sanguosha:cloneCard("duel"):getSuit())
		assert.equal(5, sgs.Sanguosha:cloneCard("slash", sgs.Card_Heart, 5):getNumber())
		assert.equal("Duel", sgs.cloneCard("duel"):getClassName())
	end)
end)
