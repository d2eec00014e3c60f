-- game: sgs
-- 无谋 wumou: what a trick costs Lu Bu, wrath or health.

local function pays(mine)
	local me = { "shenlvbu", role = "rebel", hp = 5, hand = { "slash:spade:7" }, marks = { ["@wrath"] = 2 } }
	for key, value in pairs(mine) do me[key] = value end
	local decision = decide(scene{ me = "shenlvbu", current = "shenlvbu", turn = 3,
		players = { me, { "machao", role = "lord" }, { "zhangliao", role = "rebel" } },
		ask = { kind = "askForChoice", skill_name = "wumou", choices = "discard+losehp" } })
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer
end

describe("wumou", function()
	it("costs a healthy man health: six marks of wrath are a shenfen", function()
		assert.equal("losehp", pays{ hp = 5 })
		assert.equal("losehp", pays{ hp = 4, marks = { ["@wrath"] = 6 } })
	end)

	it("costs a mark that shenfen does not need", function()
		assert.equal("discard", pays{ hp = 5, marks = { ["@wrath"] = 7 } })
	end)

	it("costs a mark when health is dear", function()
		assert.equal("discard", pays{ hp = 3 })
		assert.equal("losehp", pays{ hp = 3, hand = { "peach:heart:3" } }, "a Peach makes up for it")
	end)

	it("never costs the last health point, however many Peaches there are", function()
		-- he would have to be saved at once, with a Peach that is worth no more than the mark
		assert.equal("discard", pays{ hp = 1, hand = { "peach:heart:3", "peach:heart:4", "peach:heart:6" } })
	end)

	it("costs a mark where wrath is good for nothing", function()
		assert.equal("discard", pays{ hp = 5, skills = { "wumou", "kuangbao" } })
	end)
end)

describe("wumou and the use of cards", function()
	it("finds a trick that costs wrath the least of it", function()
		local function first_is_worth_more(skills)
			local mine = { skills = skills, hand = { "snatch", "archery_attack", "jink" } }
			scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine } }:stage()
			local self, cards = brain("guanyu"), player("guanyu"):getHandcards()
			return self:getUseValue(cards:at(0)) > self:getUseValue(cards:at(1))
		end
		assert.is_true(first_is_worth_more{})
		assert.is_false(first_is_worth_more{ "wumou" })
	end)
end)

describe("wumou and tricks", function()
	local function plays(skills, wrath, hand)
		local mine = { skills = skills, marks = { ["@wrath"] = wrath }, hand = { hand or "ex_nihilo", "jink" } }
		return decide(scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine } }).answer ~= nil
	end

	it("saves wrath for shenfen, and spends what is beyond it", function()
		assert.is_true(plays({}, 4))
		assert.is_false(plays({ "wumou" }, 4))
		assert.is_true(plays({ "wumou" }, 7))
	end)

	it("pays for what lasts a turn", function()
		assert.is_true(plays({ "wumou" }, 4, "indulgence"))
	end)
end)
