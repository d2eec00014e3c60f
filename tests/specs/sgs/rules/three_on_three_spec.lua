describe("3v3", function()
	local ROLES = { "lord", "loyalist", "rebel", "renegade", "rebel", "loyalist" }
	local NAMES = { "liubei", "guanyu", "zhangliao", "sunquan", "lvmeng", "zhangfei" }

	local function fight(steps, answers, rows)
		local players = {}
		for place, name in ipairs(NAMES) do
			local row = rows and rows[name] or {}
			row[1], row.role = name, ROLES[place]
			players[place] = row
		end
		return rehearse{ mode = "06_3v3", players = players, steps = steps, answers = answers,
			current = steps[1].use and "liubei" or nil }
	end

	local function actors(t)
		local names = {}
		for _, event in ipairs(t:told("TurnStart")) do table.insert(names, event.player) end
		return table.concat(names, " ")
	end

	it("gives each leader one health more, and nobody else", function()
		local t = fight{ { begin = true } }
		assert.equal(5, t:player("liubei").max_hp)
		assert.equal(5, t:player("sunquan").max_hp)
		assert.equal(4, t:player("guanyu").max_hp)
		assert.equal(true, t:player("guanyu").role_shown)
	end)

	local function called(name) return { "askForPlayerChosen", about = "3v3-action", player = name } end

	it("begins with the cool side, and a guard follows a guard", function()
		local t = fight({ { turns = 6 } }, { called("zhangliao"), called("liubei"), called("zhangfei") })
		assert.equal("sgs3 sgs5 sgs1 sgs4 sgs6 sgs2", actors(t))
		local ask = t:asked("askForPlayerChosen", "sunquan")[1]
		assert.equal("@3v3-action", ask.prompt)
		assert.equal(3, #ask.targets)
	end)

	it("lets everybody act anew when all have acted", function()
		local t = fight({ { turns = 7 } }, { called("sunquan"), called("liubei"), called("lvmeng"), called("zhangfei"), called("sunquan") })
		assert.equal("sgs4 sgs1 sgs5 sgs3 sgs6 sgs2 sgs4", actors(t))
	end)

	it("is lost with the leader", function()
		assert.equal("renegade+rebel", fight({ { kill = "liubei" } }).winner)
		assert.equal("lord+loyalist", fight({ { kill = "sunquan" } }).winner)
		assert.equal(".", fight({ { kill = "lvmeng" } }).winner)
	end)

	it("lets whoever kills draw two", function()
		local t = fight{ { kill = "guanyu", by = "zhangliao" } }
		assert.equal(2, t:hand("zhangliao"))
		assert.equal(2, fight({ { kill = "guanyu", by = "liubei" } }):hand("liubei"))
	end)

	it("turns cards for all round as their user says", function()
		local function struck(choice)
			local t = fight({ { use = "savage_assault:spade:7", by = "liubei" } },
				{ { "askForChoice", about = "3v3_direction", choose = choice } }, { liubei = { hand = { "savage_assault:spade:7" } } })
			return t:told("Damaged")[1].player, t
		end
		assert.equal("sgs2", (struck("ccw")))
		local first, t = struck("cw")
		assert.equal("sgs6", first)
		assert.equal("cw+ccw", t:asked("askForChoice", "liubei")[1].choices)
	end)

	it("lets the user of a card for everybody be first in any case", function()
		local t = fight({ { use = "god_salvation", by = "liubei" } }, { { "askForChoice", about = "3v3_direction", choose = "cw" } },
			{ liubei = { hp = 1, hand = { "god_salvation" } }, guanyu = { hp = 1 }, zhangfei = { hp = 1 } })
		local healed = {}
		for _, event in ipairs(t:told("HpRecover")) do table.insert(healed, event.player) end
		assert.same({ "sgs1", "sgs6", "sgs2" }, healed)
	end)

	it("lets the weaker side draw three by Ex Nihilo", function()
		local rows = function() return { liubei = { hand = { "ex_nihilo" } } } end
		assert.equal(2, fight({ { use = "ex_nihilo", by = "liubei" } }, {}, rows()):hand("liubei"))
		assert.equal(3, fight({ { kill = "guanyu" }, { use = "ex_nihilo", by = "liubei" } }, {}, rows()):hand("liubei"))
	end)
end)
