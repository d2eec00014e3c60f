-- game: sgs
-- 克己 keji: Lü Meng, who has used no Slash, may keep his whole hand.

local function turn(fields, more)
	local s = scene("two-against-two"):with{ players = { pangtong = fields } }
	return s:with(more or { invoke = "keji", me = "pangtong" })
end

describe("keji", function()
	it("keeps the hand", function()
		local decision = decide(turn{ skills = { "keji" }, hand = 6 })
		assert.same({ true, "handler" }, { decision.answer, decision.source })
	end)

	it("lets it go while renjie still collects marks from what is discarded", function()
		local collecting = { skills = { "keji", "renjie", "baiyin" }, hand = 6 }
		assert.is_false(decide(turn(collecting)).answer)
		collecting.hand = 2
		assert.is_true(decide(turn(collecting)).answer, "nothing would be discarded")
		collecting.hand, collecting.marks = 6, { ["@bear"] = 4 }
		assert.is_true(decide(turn(collecting)).answer, "there are marks enough")
	end)

	it("is worth more than one Slash, but not once he has slashed", function()
		-- five cards on 3 health: to slash would cost two of them
		local mine = { skills = { "keji" }, hp = 3, hand = { "slash:spade:7", "jink", "jink", "jink", "jink" } }
		local play = { ask = { kind = "activate" } }
		assert.is_nil(decide(turn(mine, play)).answer)
		mine.flags, mine.equips = { "KejiSlashInPlayPhase" }, nil
		mine.marks = {}
		assert.matches("%->sgs", decide(turn(mine, play)).answer)
	end)
end)

describe("keji in the plans of the others", function()
	it("turns an Indulgence away: he keeps all that he holds", function()
		-- where nobody has skills it goes to Zhu Rong, who plays first
		local players = { pangtong = { hand = { "indulgence" } }, zhurong = { skills = { "keji" } } }
		assert.matches("%->sgs4$", decide(scene("two-against-two"):with{ turn = 3, players = players }).answer)
	end)

	it("makes cards of use to him under an Indulgence: he keeps his hand", function()
		local function held(skills)
			scene("two-against-two"):with{ players = { yuanshao = { judging = { "indulgence" }, skills = skills } } }
			return brain("pangtong"):willSkipPlayPhase(player("yuanshao"))
		end
		assert.is_false(held{ "keji" })
		assert.is_true(held{})
	end)
end)

describe("keji and the hand limit", function()
	it("is the whole hand, until he has slashed", function()
		local function limit(mine)
			mine.hp, mine.hand = 2, 5
			scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine } }:stage()
			return brain("guanyu"):getOverflow(player("guanyu"), true)
		end
		assert.equal(5, limit{ skills = { "keji" } })
		assert.equal(2, limit{ skills = { "keji" }, flags = { "KejiSlashInPlayPhase" } })
	end)
end)
