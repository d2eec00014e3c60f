-- game: sgs
-- 忍戒 renjie: Sima Yi gets patience by damage and discards.

describe("renjie in the plans of the others", function()
	it("turns an Indulgence away: he plays nothing until he awakens", function()
		-- where nobody has skills it goes to Zhu Rong, who plays first
		local players = { pangtong = { hand = { "indulgence" } }, zhurong = { skills = { "renjie", "baiyin" } } }
		assert.matches("%->sgs4$", decide(scene("two-against-two"):with{ turn = 3, players = players }).answer)
	end)
end)
