-- game: sgs
-- 英姿 yingzi: Zhou Yu draws one card more.

describe("yingzi in the plans of the others", function()
	it("draws a SupplyShortage: he loses three cards", function()
		-- Zhu Rong, a loyalist now, sits between two rebels; where nobody has skills it goes to Pang Tong
		local players = { zhurong = { role = "loyalist", hand = { "supply_shortage" } }, pangtong = { role = "rebel" },
			xiahouyuan = { skills = { "yingzi" } } }
		local s = scene("two-against-two"):with{ turn = 3, me = "zhurong", current = "zhurong", players = players,
			ask = { kind = "activate" } }
		assert.matches("%->sgs4$", decide(s).answer)
	end)

	it("is counted among the draws that others expect of him: three", function()
		local function draws(fields)
			scene("two-against-two"):with{ players = { zhurong = fields } }
			return brain("pangtong"):expectedDraws(player("zhurong"))
		end
		assert.equal(3, draws{ skills = { "yingzi" } })
		assert.equal(2, draws{ skills = {} })
	end)
end)
