-- Lists count from 0 and are copies.

describe("a list of cards", function()
	before_each(function()
		scene{ me = "caopi", current = "caopi", mode = "04p", invoke = "xingshang", players = {
			{ "caopi", role = "rebel", equips = { "vine" }, hand = { "slash:spade:7", "jink:heart:2", "peach" } },
			{ "sunquan", role = "lord", hand = { "slash:club", "duel" } }, { "zhouyu", role = "loyalist", hand = 2 },
			{ "huatuo", role = "rebel", hand = 3 } } }
		brain("caopi")
	end)

	it("counts from 0 and is walked from 0", function()
		local hand = player("caopi"):getHandcards()
		assert.equal(hand:at(0), hand:first())
		for index, card in sgs.qlist(hand) do assert.equal(card, hand:at(index)) end
		assert.is_nil(hand:at(hand:length()))
	end)

	it("may be appended to without changing the hand", function()
		local me = player("caopi")
		local hand = me:getHandcards()
		hand:append(sgs.Sanguosha:getCard(100))
		assert.equal(4, hand:length())
		assert.equal(3, me:getHandcards():length())
		assert.equal(3, me:getHandcardNum())
	end)
end)
