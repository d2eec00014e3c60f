-- game: sgs
-- 忍戒 renjie: Sima Yi gets patience by damage and discards.

describe("renjie in the plans of the others", function()
	it("turns an Indulgence away: he plays nothing until he awakens", function()
		-- where nobody has skills it goes to Zhu Rong, who plays first
		local players = { pangtong = { hand = { "indulgence" } }, zhurong = { skills = { "renjie", "baiyin" } } }
		assert.matches("%->sgs4$", decide(scene("two-against-two"):with{ turn = 3, players = players }).answer)
	end)
end)

describe("renjie and a better weapon", function()
	local function played(skills)
		local mine = { hp = 3, skills = skills, hand = { "guding_blade", "slash:spade:7", "jink:heart:2" }, equips = { "blade" } }
		local decision = decide(scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine, machao = { hand = 0 } } })
		return sgs.Card_Parse((decision.answer:gsub("%->.*", ""))):objectName()
	end

	it("keeps the old one on: what is discarded later brings a mark, what is replaced none", function()
		assert.equal("guding_blade", played{})
		assert.not_equal("guding_blade", played{ "renjie" })
	end)
end)
