-- What would change the host's game does nothing.

describe("a method that would change the game", function()
	before_each(function()
		scene{ me = "caopi", current = "caopi", mode = "04p", invoke = "xingshang", players = {
			{ "caopi", role = "rebel", equips = { "vine" }, hand = { "slash:spade:7", "jink:heart:2", "peach" } },
			{ "sunquan", role = "lord", hand = { "slash:club", "duel" } }, { "zhouyu", role = "loyalist", hand = 2 },
			{ "huatuo", role = "rebel", hand = 3 } } }
		brain("caopi")
	end)

	it("does nothing", function()
		local me = player("caopi")
		me:drawCards(2)
		me:throwAllHandCardsAndEquips()
		global_room:loseMaxHp(me)
		global_room:killPlayer(me)
		global_room:obtainCard(me, player("sunquan"):getHandcards():first())
		assert.same({ 3, true }, { me:getHandcardNum(), me:isAlive() })
		assert.is_nil(global_room:askForCard(me, "slash", "x"))
	end)

	it("may write marks and flags, which this match alone remembers", function()
		local me = player("caopi")
		global_room:addPlayerMark(me, "courage", 2)
		global_room:removePlayerMark(me, "courage")
		me:setFlags("bold")
		assert.same({ 1, true }, { me:getMark("courage"), me:hasFlag("bold") })
	end)
end)
