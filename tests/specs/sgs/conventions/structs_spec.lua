-- Plain tables stand in place of structs, and structs take what is put into them.

describe("a use that a script makes", function()
	before_each(function()
		scene{ me = "caopi", current = "caopi", mode = "04p", invoke = "xingshang", players = {
			{ "caopi", role = "rebel", equips = { "vine" }, hand = { "slash:spade:7", "jink:heart:2", "peach" } },
			{ "sunquan", role = "lord", hand = { "slash:club", "duel" } }, { "zhouyu", role = "loyalist", hand = 2 },
			{ "huatuo", role = "rebel", hand = 3 } } }
		brain("caopi")
	end)

	it("may be a plain table, with or without targets", function()
		local self = brain("caopi")
		local slash = self.player:getHandcards():first()
		local use = { isDummy = true, to = sgs.SPlayerList() }
		self:useBasicCard(slash, use)
		assert.equal(slash, use.card)
		assert.equal("sgs2", use.to:first():objectName())
		use = { isDummy = true }
		self:useBasicCard(slash, use)
		assert.equal(slash, use.card)
	end)

	it("may be made and filled", function()
		local use = sgs.CardUseStruct()
		use.card, use.from = sgs.Sanguosha:getCard(1), player("caopi")
		use.to:append(player("sunquan"))
		assert.equal(1, use.to:length())
		assert.is_true(use:isValid("slash"))
		assert.is_nil(use.m_reason)
	end)

	it("has every number, word, list and inner struct from the beginning", function()
		local damage, effect, slash = sgs.DamageStruct(), sgs.CardEffectStruct(), sgs.SlashEffectStruct()
		assert.same({ 1, 0, "", false, false }, { damage.damage, damage.nature, damage.reason, damage.chain, damage.transfer })
		assert.same({ false, false }, { effect.multiple, effect.nullified })
		assert.same({ 0, 0, 1, false }, { slash.drank, slash.nature, slash.jink_num, slash.nullified })
		-- what a variant holds of another kind converts to such a struct
		local move = sgs.QVariant("nothing of the kind"):toMoveOneTime()
		assert.equal("", move.reason.m_skillName)
		assert.is_true(move.card_ids:isEmpty())
		assert.is_nil(move.from)
	end)

	it("names its cards with lists of its own", function()
		for _, make in ipairs({ sgs.DamageStruct, sgs.DyingStruct, sgs.CardsMoveOneTimeStruct, sgs.LogMessage }) do
			local one, other = make(), make()
			one.reason = "x"
			assert.not_equal("x", other.reason)
		end
	end)
end)
