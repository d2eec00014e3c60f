-- game: sgs
-- 倾国 qingguo: Zhen Ji, a rebel, is slashed by Ma Chao, the lord. Zhang Liao is a rebel too.

local function board(hand, ask, me)
	return scene{ me = me or "zhenji", current = "machao", turn = 3, ask = ask, players = {
		{ "zhenji", role = "rebel", skills = { "qingguo" }, hp = 3, hand = hand }, { "machao", role = "lord", skills = {}, hand = 3 },
		{ "zhangliao", role = "rebel", skills = {}, hand = 5 } } }
end

local ASK = { kind = "askForCard", pattern = "jink", prompt = "slash-jink:sgs2", method = "use" }

local function dodges(hand)
	return (without_fault(board(hand, ASK)))
end

describe("qingguo", function()
	it("dodges by a black card", function()
		assert.equal("jink:qingguo[spade:7]=0", dodges{ "slash:spade:7" })
	end)

	it("does not by a red one, or one that she wears", function()
		assert.is_nil(dodges{ "slash:heart:10" })
		board({})
		local worn = sgs.Sanguosha:getCard(0)
		assert.is_nil(sgs.ai_view_as.qingguo(worn, player("zhenji"), sgs.Player_PlaceEquip, "Jink"))
	end)

	it("spends a real Jink first", function()
		assert.equal("30", dodges{ "slash:spade:7", "jink:heart:2" })
	end)

	it("keeps a black card over a red one of the same name", function()
		board({ "slash:heart:10", "slash:spade:7" })
		local self = brain("zhenji")
		self:assignKeep()
		local red, black = unpack(sgs.QList2Table(player("zhenji"):getHandcards()))
		assert.is_true(self:getKeepValue(black) > self:getKeepValue(red))
		assert.equal("diamond|heart|club|spade", sgs.ai_suit_priority.qingguo)
	end)

	it("is given black cards by friends while she has few", function()
		board(1)
		assert.is_true(sgs.ai_cardneed.qingguo(player("zhenji"), sgs.Sanguosha:getCard(0)))
		assert.is_false(sgs.ai_cardneed.qingguo(player("zhenji"), sgs.Sanguosha:getCard(49)))
		board(2)
		assert.is_false(sgs.ai_cardneed.qingguo(player("zhenji"), sgs.Sanguosha:getCard(0)))
	end)
end)
