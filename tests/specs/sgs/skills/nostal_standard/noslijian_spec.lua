-- game: sgs
-- 离间 noslijian: as lijian, with a skill card of its own. Whom she chooses in harder cases is in diao_chan_spec.lua.

local function played(more)
	local players = { { "caocao", role = "lord", hp = 4, hand = 3 }, { "nos_diaochan", role = "loyalist", hand = { "slash:club:8" } },
		{ "guanyu", role = "rebel", hp = 2, hand = 1 }, { "machao", role = "rebel", hp = 3, hand = 3 } }
	for place, row in ipairs(players) do
		if place ~= 2 then row.skills = {} end
		for key, value in pairs(more and more[place] or {}) do row[key] = value end
	end
	local decision = decide(scene{ me = "nos_diaochan", current = "nos_diaochan", turn = 3, mode = "04p", players = players,
		ask = { kind = "activate" } })
	assert.same({}, decision.faults)
	return decision.answer
end

describe("noslijian", function()
	it("makes the weaker of two enemies be duelled by the other", function()
		assert.matches("^@NosLijianCard=%d+%->sgs3%+sgs4$", played())
	end)

	it("is not used where no enemy can be duelled by a man", function()
		assert.is_nil(played({ [3] = { role = "loyalist" }, [4] = { "zhenji", role = "rebel" } }))
	end)

	it("is used once a turn", function()
		local answer = played({ [2] = { history = { NosLijianCard = 1 } } })
		assert.falsy(answer and answer:find("LijianCard", 1, true))
	end)

	it("has the worth of lijian", function()
		assert.same({ 4, 8.5 }, { sgs.ai_use_priority.NosLijianCard, sgs.ai_use_value.NosLijianCard })
		assert.is_true(sgs.dynamic_value.damage_card.NosLijianCard)
	end)

	it("of a rebel shows an enemy of the loyal men whom he sets on each other", function()
		local s = scene{ mode = "05p", sight = "whole", current = "nos_diaochan", turn = 2, players = {
			{ "caocao", role = "lord" }, { "nos_diaochan", role = "rebel" }, { "guanyu", role = "loyalist" },
			{ "machao", role = "rebel" }, { "xuchu", role = "renegade" } } }
		s = s:tell{ event = "TargetConfirmed", player = "sgs3", data = { ["$"] = "CardUseStruct",
			v = { card = { class = "Peach", id = 49 }, from = "sgs3", to = { "sgs1" } } } }
		s:tell{ event = "TargetConfirmed", player = "sgs2", data = { ["$"] = "CardUseStruct",
			v = { card = { class = "NosLijianCard", id = -1, str = "@NosLijianCard=0" }, from = "sgs2", to = { "sgs3", "sgs1" } } } }
		assert.is_true(sgs.role_evaluation.sgs2.loyalist < 0)
	end)
end)

describe("noslijian in the plans of the others", function()
	it("draws an Indulgence: her duels need the play phase", function()
		-- where nobody has skills it goes to Zhu Rong, who plays first
		local players = { pangtong = { hand = { "indulgence" } }, xiahouyuan = { skills = { "noslijian" } } }
		assert.matches("%->sgs4$", decide(scene("two-against-two"):with{ turn = 3, players = players }).answer)
	end)
end)
