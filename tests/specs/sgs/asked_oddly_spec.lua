-- game: sgs
-- What hosts may ask in unusual ways: the dead, and cards that may not be discarded.

local function table_of(mine, ask)
	local me = { "guojia", role = "rebel", hand = { "slash:spade:7", "jink:heart:2", "amazing_grace:heart:3" } }
	for key, value in pairs(mine) do me[key] = value end
	return scene{ me = "guojia", current = "sunquan", mode = "04p", turn = 3, ask = ask, players = { me,
		{ "sunquan", role = "lord", hand = 3, skills = {} }, { "caoren", role = "loyalist", hand = 2, skills = {} },
		{ "zhurong", role = "rebel", hand = 2, skills = {} } } }
end

describe("the living after a player", function()
	local function after(mine)
		table_of(mine)
		local names = {}
		for _, player in ipairs(sgs.aliveAfter(player("guojia"))) do table.insert(names, player:objectName()) end
		return table.concat(names, " ")
	end

	it("are all others in the order of turns", function()
		assert.equal("sgs2 sgs3 sgs4", after{})
	end)

	it("are told once of the dead too", function()
		assert.equal("sgs2 sgs3 sgs4", after{ alive = false, hp = 0, hand = {} })
	end)
end)

describe("the dead", function()
	it("find an end where they think of their cards", function()
		local ask = { kind = "askForChoice", skill_name = "jilve", choices = "wansha+cancel" }
		local decision = decide(table_of({ skills = { "jilve" }, marks = { ["@bear"] = 2 }, alive = false, hp = 0 }, ask))
		assert.same({}, decision.faults)
		assert.equal("cancel", decision.answer)
	end)
end)

describe("cards that may not be discarded", function()
	local limits = { card_limitation = { discard = { "Slash", "TrickCard" } }, skills = { "yiji", "qixing" } }

	local function put_down(reason, changes)
		local ask = { kind = "askForDiscard", reason = reason, discard_num = 2, min_num = 1, optional = false }
		for key, value in pairs(changes or {}) do ask[key] = value end
		local decision = decide(table_of(limits, ask))
		for _, step in ipairs(decision.trace) do assert.not_equal("refused", step.step, reason) end
		return decision.answer
	end

	it("are not put down where a skill asks to discard", function()
		assert.equal(1, #put_down("qixing"))
		assert.equal(1, #put_down("yiji"))
	end)
end)
