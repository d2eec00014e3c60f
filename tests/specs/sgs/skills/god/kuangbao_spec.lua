-- game: sgs
-- 狂暴 kuangbao: Lü Bu gets wrath by the damage that he deals and takes.

describe("kuangbao in the plans of the others", function()
	it("is a reason to attack all: wrath for each enemy who is hit", function()
		local function worth(skills)
			scene("two-against-two"):with{ players = { pangtong = { hand = { "archery_attack" }, skills = skills } } }
			return brain("pangtong"):getAoeValue(player("pangtong"):getHandcards():first())
		end
		assert.equal(worth{} + 3 + 2, worth{ "kuangbao" })
	end)

	it("makes the attacks of others a gain where shenfen spends the wrath", function()
		local function fares(skills, hp)
			scene("two-against-two"):with{ players = { zhurong = { skills = skills, hp = hp, marks = { ["@wrath"] = 3 } } } }
			return brain("pangtong"):getAoeValueTo(sgs.Sanguosha:cloneCard("archery_attack"), player("zhurong"), player("pangtong"))
		end
		assert.equal(fares({ "shenfen" }) + 15, fares{ "shenfen", "kuangbao" })
		assert.equal(fares({}), fares{ "kuangbao" }, "nothing spends it")
		assert.equal(fares({ "shenfen" }, 1), fares({ "shenfen", "kuangbao" }, 1), "he does not survive it")
	end)
end)
