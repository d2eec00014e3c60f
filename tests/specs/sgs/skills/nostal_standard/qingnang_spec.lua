-- game: sgs
-- 青囊 qingnang: Hua Tuo of the old edition discards a hand card to heal a wounded player, once a turn.

local function table_of(more)
	local players = { { "caocao", role = "lord", hp = 5, max_hp = 5, hand = 3 },
		{ "nos_huatuo", role = "loyalist", hp = 3, hand = { "jink:heart:2", "slash:spade:8" } },
		{ "guanyu", role = "loyalist", hp = 1, hand = 1 }, { "machao", role = "rebel", hp = 1, hand = 3 } }
	for place, row in ipairs(players) do
		if place ~= 2 then row.skills = {} end
		for key, value in pairs(more and more[place] or {}) do row[key] = value end
	end
	return scene{ me = "nos_huatuo", current = "nos_huatuo", turn = 3, mode = "04p", players = players, ask = { kind = "activate" } }
end

-- What card is discarded, and for whom.
local function cure(more)
	local decision = decide(table_of(more))
	assert.same({}, decision.faults)
	local id, patient = (decision.answer or ""):match("^@QingnangCard=(%d+)%->(.+)$")
	local card = id and sgs.Sanguosha:getCard(tonumber(id))
	return card and card:objectName() .. ":" .. card:getSuitString(), patient
end

describe("qingnang", function()
	it("heals a friend in danger with a black card; the red ones heal others out of his turn", function()
		assert.same({ "slash:spade", "sgs3" }, { cure() })
	end)

	it("heals himself where he is the one in danger", function()
		assert.same({ "slash:spade", "sgs2" }, { cure({ [2] = { hp = 1 }, [3] = { hp = 4 } }) })
	end)

	it("spends a red card where there is no other, and a Peach last", function()
		assert.same({ "jink:heart", "sgs3" }, { cure({ [2] = { hand = { "jink:heart:2", "peach:heart:3" } } }) })
	end)

	it("does not heal an enemy, nor an unhurt friend", function()
		assert.is_nil((cure({ [3] = { hp = 4 } })))
	end)

	it("saves the card where a friend is hurt but in no danger, unless it could not be kept", function()
		local scratched = { [3] = { hp = 3, hand = 4 } }
		assert.is_nil((cure(scratched)))
		scratched[2] = { hp = 3, hand = { "jink:heart:2", "slash:spade:8", "slash:club:8", "jink:diamond:2" } }
		assert.same({ "slash:club", "sgs3" }, { cure(scratched) })
	end)

	it("does not end a wound that serves a friend", function()
		-- Sun Ce wakes at 1 health
		assert.is_nil((cure({ [3] = { "sunce", hp = 2, hand = 3, skills = { "hunzi" } } })))
	end)

	it("is used once a turn", function()
		assert.is_nil((cure({ [2] = { history = { QingnangCard = 1 } } })))
	end)
end)

describe("qingnang shows", function()
	it("a friend of the healed one", function()
		local s = scene{ mode = "05p", sight = "whole", current = "nos_huatuo", turn = 2, players = { { "caocao", role = "lord", hp = 2 },
			{ "nos_huatuo", role = "loyalist" }, { "guanyu", role = "rebel" }, { "machao", role = "rebel" }, { "xuchu", role = "renegade" } } }
		s:tell{ event = "TargetConfirmed", player = "sgs2", data = { ["$"] = "CardUseStruct",
			v = { card = { class = "QingnangCard", id = -1, str = "@QingnangCard=0" }, from = "sgs2", to = { "sgs1" } } } }
		assert.equal(10, sgs.role_evaluation.sgs2.loyalist)
	end)
end)

describe("qingnang in the plans of the others", function()
	it("makes him heal himself first when he is weak", function()
		local function first(skills)
			scene("two-against-two"):with{ players = { zhurong = { hp = 2, hand = 1, skills = skills }, xiahouyuan = { hp = 1 } } }
			return brain("zhurong"):getWoundedFriend(false, true)[1]:objectName()
		end
		assert.equal("sgs3", first{ "qingnang" })
		assert.equal("sgs4", first{})
	end)
end)
