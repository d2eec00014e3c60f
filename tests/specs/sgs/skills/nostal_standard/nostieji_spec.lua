-- game: sgs
-- 铁骑 nostieji: Ma Chao judges for his Slash; red, and it cannot be dodged.

-- Ma Chao (me) and a friend against the lord, whose skills are given, and a loyalist.
local function invoked(target, lord, loyalist)
	local players = { { "nos_machao", role = "rebel", phase = "play", skills = { "nostieji" }, hand = 2 },
		{ "caocao", role = "lord", skills = {}, hand = 2 }, { "zhangliao", role = "rebel", role_shown = true, skills = {}, hand = 2 },
		{ "zhangjiao", role = "loyalist", role_shown = true, skills = {}, hand = 2 } }
	for key, value in pairs(lord or {}) do players[2][key] = value end
	for key, value in pairs(loyalist or {}) do players[4][key] = value end
	local decision = decide(scene{ me = "nos_machao", current = "nos_machao", turn = 2, players = players,
		ask = { kind = "askForSkillInvoke", skill_name = "nostieji", data = { ["$player"] = target } } })
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer
end

describe("nostieji", function()
	it("is used on an enemy: the judgement costs nothing", function()
		assert.is_true(invoked("sgs2"))
	end)

	it("is not used on a friend, who is to dodge if he likes", function()
		assert.is_false(invoked("sgs3"))
	end)

	it("is not used where an enemy exchanges the card of the judgement for a black one: that gives him a card", function()
		assert.is_false(invoked("sgs2", {}, { skills = { "guidao" } }))
		assert.is_false(invoked("sgs4", {}, { skills = { "guidao" } }))
	end)

	it("is used where he has no card to exchange, or is a friend", function()
		assert.is_true(invoked("sgs2", {}, { skills = { "guidao" }, hand = 0 }))
		assert.is_true(invoked("sgs2", {}, { skills = { "guidao" }, role = "rebel" }))
	end)
end)

describe("nostieji and wine", function()
	it("is worth it against a known Jink, which the judgement takes away", function()
		local function drinks(skills)
			local mine = { skills = skills, hand = { "slash:spade:7", "analeptic" } }
			local lord = { hand = { "jink", "jink" }, equips = { "axe" } }
			scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine, machao = lord } }:stage()
			local self, slash = brain("guanyu"), player("guanyu"):getHandcards():first()
			for _, card in sgs.qlist(player("machao"):getHandcards()) do self.room:setCardFlag(card, "visible") end
			return self:shouldUseAnaleptic(player("machao"), slash)
		end
		assert.is_false(drinks{})
		assert.is_true(drinks{ "nostieji" })
	end)
end)
