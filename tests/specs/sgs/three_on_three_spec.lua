-- game: sgs
-- 3v3: who acts next, and which way round cards for all go.

local function table_of(ask, hands)
	local players = {}
	local roles = { "lord", "loyalist", "rebel", "renegade", "rebel", "loyalist" }
	local names = { "liubei", "guanyu", "zhangliao", "sunquan", "lvmeng", "zhangfei" }
	for place, name in ipairs(names) do
		players[place] = { name, role = roles[place], role_shown = true, skills = {}, hand = hands and hands[name] or 2 }
	end
	return scene{ mode = "06_3v3", me = "liubei", current = "liubei", turn = 5, players = players, ask = ask }
end

local function called(hands)
	return by_handler(table_of({ kind = "askForPlayerChosen", reason = "3v3-action", targets = { "sgs1", "sgs2", "sgs6" } }, hands))
end

describe("In 3v3", function()
	it("those with most cards act first", function()
		assert.equal("sgs6", called{ zhangfei = 5 })
		assert.equal("sgs1", called{ liubei = 6 })
	end)

	it("a guard acts rather than the leader, as the other one follows", function()
		assert.equal("sgs2", called{})
	end)

	it("cards for all go to friends first", function()
		assert.equal("ccw", by_handler(table_of{ kind = "askForChoice", skill_name = "3v3_direction", choices = "cw+ccw" }))
	end)
end)
