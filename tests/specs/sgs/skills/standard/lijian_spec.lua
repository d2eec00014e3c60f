-- game: sgs
-- 离间 lijian: Diao Chan makes one man duel another. Whom she chooses in harder cases is in diao_chan_spec.lua, which
-- holds for both editions.

local function table_of(more)
	local players = { { "caocao", role = "lord", hp = 4, hand = 3 }, { "diaochan", role = "loyalist", hand = { "slash:club:8", "peach:heart:3" } },
		{ "guanyu", role = "rebel", hp = 2, hand = 1 }, { "machao", role = "rebel", hp = 3, hand = 3 } }
	for _, row in ipairs(players) do
		if row[1] ~= "diaochan" then row.skills = {} end
		for key, value in pairs(more and more[row[1]] or {}) do row[key] = value end
	end
	return scene{ me = "diaochan", current = "diaochan", turn = 3, mode = "04p", players = players, ask = { kind = "activate" } }
end

local function played(more)
	local decision = decide(table_of(more))
	assert.same({}, decision.faults)
	return decision.answer
end

describe("lijian", function()
	it("makes the weaker of two enemies be duelled by the other, for the cheaper card", function()
		local answer = played()
		assert.matches("^@LijianCard=%d+%->sgs3%+sgs4$", answer)
		assert.equal("slash", sgs.Sanguosha:getCard(tonumber(answer:match("=(%d+)"))):objectName())
	end)

	it("needs two men", function()
		assert.is_nil(played({ machao = { "zhenji", role = "rebel" }, guanyu = { role = "loyalist" } }))
	end)

	it("is used once a turn", function()
		local answer = played({ diaochan = { history = { LijianCard = 1 } } })
		assert.falsy(answer and answer:find("LijianCard", 1, true))
	end)

	it("comes after what takes cards, and before Slashes", function()
		assert.same({ 4, 8.5 }, { sgs.ai_use_priority.LijianCard, sgs.ai_use_value.LijianCard })
		local near = { machao = { hand = 3, equips = { "crossbow" } }, diaochan = { hand = { "slash:club:8", "dismantlement:spade:3" } } }
		assert.matches("^%d+%->", played(near))
		assert.is_true(sgs.dynamic_value.damage_card.LijianCard)
	end)
end)

describe("lijian shows", function()
	-- Guan Yu and Ma Chao have shown themselves rebels; what Diao Chan then does.
	local function gauge(first, second, from, hp)
		local s = scene{ mode = "05p", sight = "whole", current = "diaochan", turn = 2, players = {
			{ "caocao", role = "lord", hp = 4 }, { "diaochan", role = "loyalist" }, { "guanyu", role = "rebel", hp = hp },
			{ "machao", role = "rebel" }, { "xuchu", role = "renegade" } } }
		local function uses(class, str, user, targets)
			s = s:tell{ event = "TargetConfirmed", player = user, data = { ["$"] = "CardUseStruct",
				v = { card = { class = class, id = -1, str = str }, from = user, to = targets } } }
		end
		for _, rebel in ipairs({ "sgs3", "sgs4" }) do uses("Duel", "duel:[no_suit:0]=.", rebel, { "sgs1" }) end
		if from == "rebel" then uses("Duel", "duel:[no_suit:0]=.", "sgs2", { "sgs1" }) end
		local before = sgs.role_evaluation.sgs2
		local start = before.rebel - before.loyalist
		uses("LijianCard", "@LijianCard=0", "sgs2", { first, second })
		return before.rebel - before.loyalist - start
	end

	it("an enemy of the men of one side", function()
		assert.is_true(gauge("sgs3", "sgs4") < 0, "two rebels are hurt")
	end)

	it("an enemy of him who is duelled, where they stand against each other", function()
		assert.is_true(gauge("sgs1", "sgs3") > 0, "a rebel duels the lord")
		assert.is_true(gauge("sgs3", "sgs1") < 0, "the lord duels a rebel")
	end)

	it("nothing where a rebel sells a comrade who is lost", function()
		assert.equal(0, gauge("sgs3", "sgs4", "rebel", 1))
		assert.not_equal(0, gauge("sgs3", "sgs4", "rebel", 4))
	end)
end)

describe("lijian in the plans of the others", function()
	it("draws an Indulgence: her duels need the play phase", function()
		-- where nobody has skills it goes to Zhu Rong, who plays first
		local players = { pangtong = { hand = { "indulgence" } }, xiahouyuan = { skills = { "lijian" } } }
		assert.matches("%->sgs4$", decide(scene("two-against-two"):with{ turn = 3, players = players }).answer)
	end)
end)
