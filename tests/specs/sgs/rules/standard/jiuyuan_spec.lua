describe("jiuyuan", function()
	local function saved_by(helper, role)
		return rehearse{
			players = { { "sunquan", role = role, hp = 1 }, { helper, role = "loyalist", hand = { 45 } }, { "machao", role = "rebel" } },
			current = "machao",
			steps = { { lose_hp = 1, of = "sunquan" } },
			answers = { { "askForSinglePeach", of = helper, give = 45 } },
		}:player("sunquan").hp
	end

	it("heals a dying lord one more by a Peach of Wu", function()
		assert.equal(2, saved_by("zhouyu", "lord"))
	end)

	it("does nothing for a Peach of another kingdom", function()
		assert.equal(1, saved_by("liubei", "lord"))
	end)
end)
