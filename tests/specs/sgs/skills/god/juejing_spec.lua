-- game: sgs
-- 绝境 juejing: Zhao Yun draws more the more health he lacks.

describe("juejing in the plans of the others", function()
	it("is counted among the draws that others expect of him: one more for each health point that he lacks", function()
		local function draws(fields)
			scene("two-against-two"):with{ players = { zhurong = fields } }
			return brain("pangtong"):expectedDraws(player("zhurong"))
		end
		assert.equal(3, draws{ skills = { "juejing" }, hp = 3, max_hp = 4 })
		assert.equal(2, draws{ skills = { "juejing" } })
	end)
end)
