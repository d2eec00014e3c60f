describe("huashen", function()
	local function held(t)
		return t:player("zuoci").marks["@huashen"]
	end
	local function acquired(t)
		local names = {}
		for _, name in ipairs(t:player("zuoci").acquired or {}) do
			if string.sub(name, 1, 1) ~= "#" then table.insert(names, name) end
		end
		return names
	end
	local function started(steps, answers, row)
		row = row or {}
		row[1] = "zuoci"
		local all = { { start = "zuoci" } }
		for _, step in ipairs(steps or {}) do table.insert(all, step) end
		return rehearse{ players = { { "liubei" }, row }, steps = all, answers = answers }
	end

	it("holds two generals from the start and has a skill of one", function()
		local t = started()
		assert.equal(2, held(t))
		assert.equal(1, #acquired(t))
		assert.equal(1, #t:told("EventAcquireSkill", "zuoci"))
	end)

	it("offers skills of generals that nobody plays, none of a lord, limited or of awakening", function()
		local t = started({ { phase = "round_start", of = "zuoci" } },
			{ { "askForSkillInvoke", about = "huashen", yes = true, always = true } })
		for _, ask in ipairs(t:asked("askForChoice", "zuoci")) do
			assert.equal("huashen", ask.skill_name)
			for _, skill in ipairs(string.split(ask.choices, "+")) do
				assert.falsy(table.find({ "rende", "jijiang", "hujia", "yeyan", "hunzi", "baiyin", "huashen" }, skill))
			end
		end
	end)

	it("may choose anew when his turn begins and when it has ended", function()
		local t = started({ { turn = "zuoci" } })
		assert.equal(2, #t:asked("askForSkillInvoke", "zuoci", "huashen"))
		assert.equal(1, #acquired(t))
	end)

	it("has one such skill at a time", function()
		local t = started({ { turn = "zuoci" }, { turn = "zuoci" } },
			{ { "askForSkillInvoke", about = "huashen", yes = true, always = true } })
		assert.equal(1, #acquired(t))
	end)

	it("is himself again when he forgets it", function()
		local zuo_ci = started({ { gain = "-huashen", of = "zuoci" } }):player("zuoci")
		assert.equal("qun", zuo_ci.kingdom)
		assert.equal("male", zuo_ci.gender)
		assert.equal(nil, (zuo_ci.marks or {})["@huashen"])
		assert.same({}, zuo_ci.acquired or {})
	end)
end)
