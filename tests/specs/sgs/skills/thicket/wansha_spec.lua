-- game: sgs
-- 完杀 wansha: in the turn of Jia Xu nobody else saves.

describe("wansha in the plans of the others", function()
	it("draws an Indulgence: nobody else can save in his turn", function()
		assert.equal("xiahouyuan", delayed_trick_goes_to("indulgence", { xiahouyuan = { skills = { "wansha" } } }))
	end)
end)
