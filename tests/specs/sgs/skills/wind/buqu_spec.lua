-- game: sgs
-- 不屈 buqu: Zhou Tai lays cards on himself instead of dying.

describe("buqu in the plans of the others", function()
	it("lets others be healed first while few cards lie on him", function()
		local function first(cards)
			scene("two-against-two"):with{ players = { zhurong = { hp = 2 },
				xiahouyuan = { skills = { "buqu" }, hp = 1, piles = { buqu = { known = cards } } } } }
			return brain("zhurong"):getWoundedFriend(false, true)[1]:objectName()
		end
		assert.equal("sgs3", first{ 12 })
		assert.equal("sgs4", first{ 12, 13, 14, 15, 16 }, "many wounds: the next is likely to kill him")
	end)
end)
