-- game: sgs
-- 谦逊 qianxun: Lu Xun may put his hand aside when a trick aimed at him alone takes effect.

-- Lu Xun is sgs2, loyal to sgs1; the trick's user is an enemy, in his own turn, unless said otherwise.
local function asked(class, mine, more)
	more = more or {}
	local from = more.from or "sgs3"
	mine.skills = { "qianxun", "lianying" }
	local players = { pangtong = mine }
	for name, fields in pairs(more.players or {}) do players[name] = fields end
	local effect = { card = { class = class, id = more.id or 0, str = more.str }, to = "sgs2" }
	if from ~= "nobody" then effect.from = from end
	local decision = decide(scene("two-against-two"):with{ me = "pangtong", seed = more.seed, players = players,
		current = more.current or (from ~= "nobody" and from or "sgs2"),
		ask = { kind = "askForSkillInvoke", skill_name = "qianxun", data = { ["$"] = "CardEffectStruct", v = effect } } })
	assert.same({ {}, "handler" }, { decision.faults, decision.source })
	return decision.answer
end

local function printed(name)
	for id = 0, 160 do
		if sgs.Sanguosha:getEngineCard(id):objectName() == name then return id end
	end
end

local function trick(class, name, mine, more)
	more = more or {}
	more.id = printed(name)
	return asked(class, mine, more)
end

describe("qianxun", function()
	it("saves the hand from thieves", function()
		for seed = 1, 8 do
			local mine = { hp = 3, hand = { "jink", "peach", "slash:spade:7", "duel", "nullification" } }
			assert.is_true(trick("Snatch", "snatch", mine, { seed = seed }))
			assert.is_true(trick("Dismantlement", "dismantlement", mine, { seed = seed }))
		end
	end)

	it("keeps the Slash with which he answers a Duel", function()
		for seed = 1, 8 do
			assert.is_false(trick("Duel", "duel", { hp = 3, hand = { "slash:spade:7", "jink" } }, { seed = seed }))
		end
		assert.is_true(trick("Duel", "duel", { hp = 3, hand = { "jink" } }), "one card without use: lianying draws another")
	end)

	it("keeps Peach or wine at hand for a lightning, but puts the hand aside for other delayed tricks", function()
		local judged = { from = "nobody", current = "sgs2" }
		local function hit(class, name, hand)
			return trick(class, name, { hp = 1, hand = hand, phase = "judge" }, table.clone(judged))
		end
		assert.is_false(hit("Lightning", "lightning", { "peach", "jink" }))
		assert.is_true(hit("Lightning", "lightning", { "jink", "jink" }))
		assert.is_true(hit("Indulgence", "indulgence", { "peach", "jink", "jink", "jink", "jink", "jink" }))
	end)

	it("uses a friend's trick in a friend's turn to let others draw", function()
		for seed = 1, 8 do
			local hand = { "jink", "jink", "jink", "jink", "jink" }
			assert.is_true(trick("IronChain", "iron_chain", { hp = 3, hand = hand }, { from = "sgs1", seed = seed }))
		end
	end)

	it("lies open less often the more cards he would lay aside in an enemy's turn", function()
		local function times(hand)
			local count = 0
			for seed = 1, 40 do
				if trick("IronChain", "iron_chain", { hp = 3, hand = hand }, { seed = seed }) then count += 1 end
			end
			return count
		end
		local few, many = times(2), times(5)
		assert.equal(40, few, "two cards are no great loss")
		assert.is_true(many > 0 and many < 20, many .. " of 40")
	end)

	it("needs no data to decide", function()
		local decision = decide(scene("two-against-two"):with{ invoke = "qianxun", me = "pangtong", players = { pangtong = { hand = 1 } } })
		assert.same({ {}, "handler" }, { decision.faults, decision.source })
	end)
end)
