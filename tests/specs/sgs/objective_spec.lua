-- Who is friend and foe, as each role sees it.

local function names(players)
	local list = {}
	for _, other in ipairs(players) do table.insert(list, other:objectName()) end
	table.sort(list)
	return table.concat(list, " ")
end

local function sides(general)
	local brain = brain(general)
	return { names(brain.friends_noself), names(brain.enemies) }
end

describe("while Cao Pi banishes", function()
	before_each(function()
		scene("cao-pi-banishes")
	end)

	it("a rebel stands with the rebels against lord and loyalists", function()
		assert.same({ "sgs3 sgs5 sgs7", "sgs1 sgs2 sgs4 sgs8" }, sides("caopi"))
		assert.is_true(brain("caopi"):isFriend(player("machao")))
		assert.is_false(brain("caopi"):isFriend(player("huatuo")))
		assert.is_true(brain("caopi"):isEnemy(player("sunquan")))
	end)

	it("a loyalist stands with the lord", function()
		assert.same({ "sgs1 sgs2 sgs4", "sgs3 sgs5 sgs6 sgs7" }, sides("huatuo"))
		assert.equal(-2, brain("huatuo"):objectiveLevel(player("sunquan")))
	end)

	it("the lord stands with his loyalists", function()
		assert.same({ "sgs2 sgs4 sgs8", "sgs3 sgs5 sgs6 sgs7" }, sides("sunquan"))
	end)

	it("judges two others as alike or not", function()
		local brain = brain("caopi")
		assert.is_true(brain:isFriend(player("sunquan"), player("huatuo")))
		assert.is_true(brain:isEnemy(player("sunquan"), player("zhangliao")))
	end)
end)

describe("in the scene of the situation", function()
	before_each(function()
		scene("situation-of-the-seed")
	end)

	it("lord and loyalist alike fear rebels more than the renegade", function()
		for _, general in ipairs{ "sunquan", "machao" } do
			local brain = brain(general)
			assert.equal(5, brain:objectiveLevel(player("diaochan")))
			assert.equal(4, brain:objectiveLevel(player("zhenji")))
		end
		assert.same({ "sgs2 sgs3", "sgs5 sgs6 sgs7 sgs8" }, sides("sunquan"))
	end)

	it("a rebel whose side is not behind fights the renegade too", function()
		assert.same({ "sgs7 sgs8", "sgs1 sgs2 sgs3 sgs5" }, sides("diaochan"))
	end)

	it("the renegade spares the lord and strikes whoever grows or is easy prey", function()
		-- jieyin, lijian and buqu grow; Xiahou Yuan has 1 health and no cards; Ma Chao may wait
		assert.same({ "sgs1", "sgs2 sgs6 sgs7 sgs8" }, sides("zhenji"))
		assert.is_nil(brain("zhenji"):isFriend(player("machao")))
	end)

	it("the renegade turns on the lord when they are the last two", function()
		local gone = { alive = false, hp = 0, hand = 0, equips = {}, judging = {} }
		scene("situation-of-the-seed"):with{ players = {
			sunshangxiang = gone, machao = gone, diaochan = gone, xiahouyuan = gone, zhoutai = gone,
		}, invoke = "luoshen" }
		assert.equal(5, brain("zhenji"):objectiveLevel(player("sunquan")))
	end)
end)

describe("what brains remember", function()
	it("is in the tables after a decision: Pang Tong and Cao Pi showed no jink", function()
		decide("cao-pi-banishes")
		assert.equal(1, sgs.card_lack.sgs4.Jink)
		assert.equal(1, sgs.card_lack.sgs6.Jink)
		assert.equal(0, sgs.card_lack.sgs5.Jink)
	end)

	it("goes on with what a scene is told, and begins anew with another scene", function()
		local seed = scene("cao-pi-banishes")
		seed:tell{ event = "ChoiceMade", player = "zhangliao", data = "cardResponded:slash:savage-assault-slash:sgs8:_nil_" }
		assert.same({ 1, 1 }, { sgs.card_lack.sgs5.Slash, sgs.card_lack.sgs4.Jink })
		seed:with{ events = {} }
		assert.same({ 0, 0 }, { sgs.card_lack.sgs5.Slash, sgs.card_lack.sgs4.Jink })
	end)
end)
