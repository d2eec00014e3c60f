-- Methods of the host that other versions have.

describe("a host of another version", function()
	before_each(function()
		scene{ me = "caopi", current = "caopi", mode = "04p", invoke = "xingshang", players = {
			{ "caopi", role = "rebel", equips = { "vine" }, hand = { "slash:spade:7", "jink:heart:2", "peach" } },
			{ "sunquan", role = "lord", hand = { "slash:club", "duel" } }, { "zhouyu", role = "loyalist", hand = 2 },
			{ "huatuo", role = "rebel", hand = 3 } } }
		brain("caopi")
	end)

	it("answers to older names", function()
		local me = player("caopi")
		assert.equal(me:getMaxHp(), me:getMaxHP())
		assert.equal("Slash", me:getHandcards():first():className())
		assert.equal(0, me:delayedTricks():length())
		assert.same({}, sgs.Sanguosha:getScenarioNames())
	end)

	it("finds players", function()
		assert.equal(player("huatuo"), global_room:findPlayer("huatuo"))
		assert.equal(player("huatuo"), global_room:findPlayer("sgs4"))
		assert.is_nil(global_room:findPlayerByObjectName("huatuo"))
		assert.equal(1, global_room:findPlayersBySkillName("zhiheng"):length())
		assert.equal(player("huatuo"), player("caopi"):getLastAlive())
	end)

	it("tells what equipment is", function()
		local vine = player("caopi"):getArmor()
		assert.same({ 1, "armor" }, { vine:getLocation(), vine:getSubtype() })
		assert.is_nil(player("caopi"):getHandcards():first():getLocation())
		assert.is_true(player("caopi"):hasEquipSkill("vine"))
	end)

	it("tells who may compare cards, and of whom a skill is", function()
		assert.is_true(player("caopi"):canPindian(player("sunquan")))
		assert.is_false(player("caopi"):canPindian(player("caopi")))
		assert.is_true(player("sunquan"):hasInnateSkill("zhiheng"))
	end)

	it("knows why cards move", function()
		assert.equal(0x57, sgs.CardMoveReason_S_REASON_ROB)
		assert.equal(0x28, sgs.CardMoveReason_S_REASON_JUDGE)
		assert.equal(6, sgs.CardMoveReason_S_REASON_DRAW)
	end)
end)
