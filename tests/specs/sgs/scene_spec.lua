-- Scenes written as tables: names of generals and cards in place of seats and ids.

local function three(more)
	local from = {
		me = "caopi",
		current = "sunquan",
		players = {
			{ "sunquan", role = "lord", hand = 1 },
			{ "caopi", role = "rebel", hand = { "slash", "jink:heart:2", 12 } },
			{ "nos_machao", role = "rebel", hp = 2, equips = { "qinggang_sword" }, judging = { "indulgence" } },
		},
		choose = "fangzhu",
	}
	for key, value in pairs(more or {}) do from[key] = value end
	return scene(from)
end

local function problem(f)
	local ok, told = pcall(f)
	assert(not ok, "this should not work")
	return told.message
end

describe("scene{…}", function()
	it("seats players in order and fills their health", function()
		three()
		assert.equal("sgs3", player("nos_machao"):objectName())
		assert.same({ 4, 4 }, { player("sunquan"):getHp(), player("sunquan"):getMaxHp() })
		assert.same({ 2, 4 }, { player("machao"):getHp(), player("machao"):getMaxHp() })
	end)

	it("gives the lord one more among more than four", function()
		scene{ players = { { "sunquan", role = "lord" }, { "caopi" }, { "huatuo" }, { "machao" }, { "zhoutai" } } }
		assert.equal(5, player("sunquan"):getHp())
		assert.equal(3, player("caopi"):getHp())
	end)

	it("finds printed cards by name, suit and number, each once", function()
		three()
		local hand = player("caopi"):getHandcards()
		assert.same({ 3, "slash", "jink" }, { hand:length(), hand:at(0):objectName(), hand:at(1):objectName() })
		assert.same({ "heart", 2, 12 }, { hand:at(1):getSuitString(), hand:at(1):getNumber(), hand:at(2):getId() })
		scene{ players = { { "caopi", hand = { "slash", "slash" } }, { "machao" } } }
		local two = player("caopi"):getHandcards()
		assert.not_equal(two:at(0):getId(), two:at(1):getId())
	end)

	it("makes a card that is not printed so", function()
		scene{ players = { { "caopi", hand = { "jink:spade:1" } }, { "machao" } } }
		local card = player("caopi"):getHandcards():first()
		assert.same({ "Jink", "spade", 1 }, { card:getClassName(), card:getSuitString(), card:getNumber() })
	end)

	it("lays out equipment and delayed tricks", function()
		three()
		assert.is_true(player("machao"):hasWeapon("qinggang_sword"))
		assert.is_true(player("machao"):containsTrick("indulgence"))
		assert.equal(1, player("sunquan"):getHandcardNum())
	end)

	it("asks about all others where no targets are given", function()
		local s = three()
		assert.same({ kind = "askForPlayerChosen", reason = "fangzhu", seat = "sgs2", targets = { "sgs1", "sgs3" } }, s.ask)
		assert.equal("sgs1", decide(s).answer)
	end)

	it("invokes skills", function()
		local s = three{ choose = nil }:with{ invoke = "xingshang" }
		assert.is_true(decide(s).answer)
	end)
end)

describe("s:with{…}", function()
	it("changes only the copy", function()
		local s = three()
		local changed = s:with{ players = { caopi = { hp = 1, marks = { ["@wind"] = 1 } } }, turn = 2 }
		assert.same({ 3, 1 }, { s.snapshot.players[2].hp, changed.snapshot.players[2].hp })
		assert.equal(2, sgs.turncount)
		s:stage()
		assert.equal(0, sgs.turncount)
		assert.equal(3, player("caopi"):getHp())
	end)

	it("puts lists in place of lists", function()
		three():with{ players = { caopi = { hand = {} }, machao = { equips = {} } } }
		assert.is_true(player("caopi"):isKongcheng())
		assert.is_nil(player("machao"):getWeapon())
	end)

	it("names generals in questions", function()
		assert.same({ "sgs3" }, three():with{ targets = { "machao" } }.ask.targets)
	end)
end)

describe("a slip in a scene", function()
	it("is told with what was wrong", function()
		assert.matches("nobody is called", problem(function() three():with{ players = { caopei = {} } } end))
		assert.matches('no field "player"', problem(function() three{ player = {} } end))
		assert.matches("snapshot.players%[0%].hp", problem(function() three():with{ players = { sunquan = { hp = "x" } } } end))
		assert.matches("players%[2%].hq", problem(function() three():with{ players = { machao = { hq = 1 } } } end))
		assert.matches("hp is needed", problem(function() scene{ players = { { "nobody" } } } end))
		assert.matches("ask.reason", problem(function() decide(three():with{ ask = { reason = 5 } }) end))
	end)

	it("leaves the table as it was", function()
		local s = three()
		pcall(function() s:with{ players = { caopi = { hp = 99 } } } end)
		assert.equal(3, player("caopi"):getHp())
	end)
end)

describe("decide", function()
	it("shows a fault of a script and goes on", function()
		local s = three{ choose = nil }:with{ invoke = "broken" }
		sgs.ai_skill_invoke.broken = function() error("oh no") end
		local decision = decide(s)
		assert.equal("default", decision.source)
		assert.matches("oh no", decision.faults[1])
	end)

	it("survives a handler that hangs, and so does the test", function()
		local s = three{ choose = nil }:with{ invoke = "stuck" }
		sgs.ai_skill_invoke.stuck = function() while true do end end
		local decision = decide(s)
		assert.same({ false, "last_resort" }, { decision.answer, decision.source })
		assert.matches("out of fuel", decision.faults[1])
	end)

	it("cannot be used inside a decision", function()
		local s = three{ choose = nil }:with{ invoke = "nested" }
		sgs.ai_skill_invoke.nested = function() return decide(s) end
		assert.matches("inside a decision", table.concat(decide(s).faults))
	end)
end)
