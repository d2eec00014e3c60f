-- game: sgs
-- 护驾 hujia: the lord Cao Cao needs a Jink against the rebel Ma Chao. Zhang Liao and Xu Chu are of Wei, Zhang Liao
-- a loyalist; nobody else has skills.

local function board(changes, ask, me)
	local players = { { "caocao", role = "lord", skills = { "hujia" }, hp = 3, hand = { "slash:spade:7" } }, { "machao", role = "rebel" },
		{ "zhangliao", role = "loyalist" }, { "xuchu", role = "rebel" }, { "guojia", role = "rebel", hand = 0 } }
	for _, row in ipairs(players) do
		row.skills, row.hand = row.skills or {}, row.hand or 3
		for key, value in pairs((changes or {})[row[1]] or {}) do row[key] = value end
	end
	return scene{ me = me or "caocao", current = "machao", turn = 3, players = players, ask = ask }
end

local function handled(...)
	return by_handler(board(...))
end

describe("the lord", function()
	local function asks(changes, prompt)
		local data = { ["$"] = "QStringList", v = { "jink", prompt or "slash-jink:sgs2" } }
		return handled(changes, { kind = "askForSkillInvoke", skill_name = "hujia", data = data })
	end

	it("asks where a friend of Wei may help", function()
		assert.is_true(asks())
	end)

	it("asks also where the host does not say what for", function()
		assert.is_true(handled(nil, { kind = "askForSkillInvoke", skill_name = "hujia" }))
	end)

	it("does not ask enemies", function()
		assert.is_false(asks{ zhangliao = { role = "rebel" } })
	end)

	it("does not ask while he has a Jink, unless it costs a friend little", function()
		local own = { hand = { "jink:heart:2" } }
		assert.is_false(asks{ caocao = own })
		assert.is_true(asks{ caocao = own, zhangliao = { equips = { "eight_diagram" } } })
	end)

	it("does not ask where he may take the blow", function()
		assert.is_false(asks{ caocao = { skills = { "hujia", "longhun" }, hand = {} } })
		assert.is_false(asks({ caocao = { marks = { ["@fog"] = 1 } } }, "archery-attack-jink:sgs2"))
	end)

	it("does not ask while he himself is asked by another lord", function()
		assert.is_false(asks(nil, "@hujia-jink:sgs2"))
	end)
end)

describe("a man of Wei", function()
	local function gives(changes, me)
		local ask = { kind = "askForCard", pattern = "jink", prompt = "@hujia-jink:sgs1", method = "response" }
		local text = handled(changes, ask, me or "zhangliao")
		return text and sgs.Card_Parse(text):getSuitString()
	end
	local two = { hand = { "jink:diamond:2", "jink:heart:2" } }

	it("gives his friend a Jink, and a foe none", function()
		assert.truthy(gives{ zhangliao = two })
		assert.is_nil(gives({ xuchu = two }, "xuchu"))
	end)

	it("gives a heart where only that counts", function()
		local dahe = { flags = { "dahe" } }
		assert.equal("heart", gives{ caocao = dahe, zhangliao = two })
		assert.is_nil(gives{ caocao = dahe, zhangliao = { hand = { "jink:diamond:2" } } })
	end)

	it("judges with his eight diagram for a friend, though he would not mind a blow, and for no foe", function()
		local ask = { kind = "askForSkillInvoke", skill_name = "eight_diagram" }
		local armed = { equips = { "eight_diagram" }, hp = 4, skills = { "yiji" }, hand = 0 }
		sgs.ai_need_damaged.yiji = function() return true end
		local function judges(me, answer)
			local s = board({ [me] = armed }, ask, me)
			return decide(s:tell{ event = "ChoiceMade", player = "sgs1", data = "skillInvoke:hujia:" .. answer }).answer
		end
		assert.is_true(judges("zhangliao", "yes"))
		assert.is_false(judges("zhangliao", "no"))
		assert.is_false(judges("xuchu", "yes"))
	end)
end)

describe("who gives the lord a Jink", function()
	it("is his friend", function()
		local s = board():with{ mode = "05p", sight = "whole" }
		s:tell{ event = "ChoiceMade", player = "sgs3", data = "cardResponded:jink:@hujia-jink:sgs1:_jink:longdan[heart:2]=3_" }
		assert.equal("loyalist", sgs.ai_role.sgs3)
		s = board():with{ mode = "05p", sight = "whole" }
		s:tell{ event = "ChoiceMade", player = "sgs3", data = "cardResponded:jink:@hujia-jink:sgs1:_nil_" }
		assert.equal("neutral", sgs.ai_role.sgs3)
	end)
end)

describe("a Slash at the lord", function()
	local function prohibited(changes)
		scene(board(changes))
		return brain("machao"):slashProhibit(sgs.Sanguosha:cloneCard("slash"), player("caocao"))
	end
	local fed = { role = "loyalist", skills = { "tiandu" }, equips = { "eight_diagram" } }

	it("feeds a loyalist whose eight diagram answers for him, so it is not made", function()
		assert.is_true(prohibited{ guojia = fed })
		assert.is_false(prohibited{ guojia = { role = "loyalist", skills = { "tiandu" } } }, "he has no eight diagram")
		local rebel = { role = "rebel", skills = { "tiandu" }, equips = { "eight_diagram" } }
		assert.is_false(prohibited{ guojia = rebel }, "he would not answer for him")
	end)
end)
