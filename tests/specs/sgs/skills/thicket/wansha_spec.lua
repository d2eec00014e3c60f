-- game: sgs
-- 完杀 wansha: in the turn of Jia Xu nobody else saves.

describe("wansha in the plans of the others", function()
	it("draws an Indulgence: nobody else can save in his turn", function()
		-- where nobody has skills it goes to Zhu Rong, who plays first
		local players = { pangtong = { hand = { "indulgence" } }, xiahouyuan = { skills = { "wansha" } } }
		assert.matches("%->sgs4$", decide(scene("two-against-two"):with{ turn = 3, players = players }).answer)
	end)
end)
