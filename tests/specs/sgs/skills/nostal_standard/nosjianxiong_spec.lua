-- game: sgs
-- 奸雄 nosjianxiong: Cao Cao of old was hurt by a card that lies on the table.

local function takes(mine)
	local players = { { "nos_caocao", role = "rebel", skills = { "nosjianxiong" }, hand = 0 }, { "machao", role = "lord", skills = {}, hand = 3 } }
	for key, value in pairs(mine or {}) do players[1][key] = value end
	local blow = { ["$"] = "DamageStruct", v = { from = "sgs2", to = "sgs1", damage = 1, nature = "normal", card = { class = "Slash", id = 0 } } }
	local decision = decide(scene{ me = "caocao", current = "machao", turn = 3, players = players,
		ask = { kind = "askForSkillInvoke", skill_name = "nosjianxiong", data = blow } })
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer
end

describe("nosjianxiong", function()
	it("takes the card: it is one more, and costs nothing", function()
		assert.is_true(takes())
		assert.is_true(takes{ hp = 1, hand = 3 })
	end)

	it("leaves it where an empty hand keeps Slashes away", function()
		assert.is_false(takes{ skills = { "nosjianxiong", "kongcheng" } })
		assert.is_true(takes{ skills = { "nosjianxiong", "kongcheng" }, hand = 1 }, "it is not empty")
	end)
end)

describe("nosjianxiong in the plans of the others", function()
	it("is not fed with a Fire Attack and the card that it takes", function()
		local function played(skills)
			local mine = { hand = { "fire_attack", "jink:heart:2", "jink:diamond:2", "nullification:spade", "nullification:club" } }
			return decide(scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine, machao = { skills = skills } } }).answer
		end
		assert.matches("%->sgs2$", played{})
		assert.is_nil(played{ "nosjianxiong" })
	end)
end)
