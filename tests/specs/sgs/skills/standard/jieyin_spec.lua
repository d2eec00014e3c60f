-- game: sgs
-- 结姻 jieyin: Sun Shangxiang discards two hand cards, and she and a wounded man recover 1 health each.

-- Her play phase; the lord is her friend. The names of the cards that go, sorted, and the man.
local function married(mine, players)
	mine.skills = { "jieyin", "xiaoji" }
	mine.general, mine.gender = "sunshangxiang", "female"
	mine.max_hp, mine.hp = 3, mine.hp or 3
	local decision = decide(scene("two-against-two"):with{ ask = { kind = "activate" },
		players = { sgs2 = mine, sgs1 = players.lord, sgs3 = players.one, sgs4 = players.two } })
	assert.same({}, decision.faults)
	for _, step in ipairs(decision.trace) do assert.not_equal("refused", step.step) end
	local ids, man = (decision.answer or ""):match("^@JieyinCard=([%d+]+)%->(.*)$")
	local names = {}
	for _, id in ipairs(ids and ids:split("+") or {}) do table.insert(names, sgs.Sanguosha:getCard(tonumber(id)):objectName()) end
	table.sort(names)
	return table.concat(names, "+"), man
end

local HURT = { hp = 2, max_hp = 4, hand = 3 }

describe("jieyin", function()
	it("heals the wounded lord when her hand is full", function()
		local cards, man = married({ hp = 2, hand = { "jink", "jink", "collateral" } }, { lord = HURT })
		assert.equal("sgs1", man)
		assert.equal("collateral+jink", cards, "first the trick for which there is no use")
	end)

	it("heals a weak friend even if her hand is small", function()
		local _, man = married({ hp = 3, hand = { "jink", "jink" } }, { lord = { hp = 1, max_hp = 4, hand = 1 } })
		assert.equal("sgs1", man)
	end)

	it("waits where the friend can wait and her hand fits", function()
		local _, man = married({ hp = 3, hand = { "jink", "jink" } }, { lord = { hp = 3, max_hp = 4, hand = 3 } })
		assert.is_nil(man)
	end)

	it("keeps the Peach, which heals as much alone, and equipment, for which she draws", function()
		local cards = married({ hp = 2, hand = { "peach", "jink", "collateral" } }, { lord = HURT, one = { hp = 4 } })
		assert.not_matches("peach", cards)
		assert.equal("", (married({ hp = 3, hand = { "jueying", "dilu" } }, { lord = { hp = 1, max_hp = 4, hand = 1 } })))
	end)

	it("heals neither the unhurt, nor women, nor enemies", function()
		local mine = { hp = 1, hand = { "jink", "jink", "jink" } }
		assert.is_nil(select(2, married(table.clone(mine), { lord = { hp = 4, max_hp = 4 }, one = { hp = 1 } })))
		assert.is_nil(select(2, married(table.clone(mine), { lord = { hp = 2, max_hp = 4, gender = "female", general = "zhenji" } })))
	end)

	it("is not used unhurt and weak: the cards are all that protects her", function()
		local decision = decide(scene("two-against-two"):with{ ask = { kind = "activate" }, players = {
			pangtong = { skills = { "jieyin" }, hp = 1, max_hp = 1, hand = { "jink", "jink" } }, yuanshao = { hp = 1, max_hp = 4, hand = 1 } } })
		assert.is_nil(decision.answer)
	end)

	it("is used once", function()
		assert.equal("", (married({ hp = 2, hand = { "jink", "jink", "collateral" }, history = { JieyinCard = 1 } }, { lord = HURT })))
	end)
end)

describe("jieyin of a lady who is alone", function()
	-- a lord near death with a full hand, and no friend who is wounded
	local function alone(role, hp)
		local s = scene{ mode = "04p", me = "sunshangxiang", current = "sunshangxiang", turn = 3, ask = { kind = "activate" }, players = {
			{ "sunshangxiang", role = role, hp = hp, max_hp = 4, skills = { "jieyin" }, hand = { "jink", "jink", "nullification" } },
			{ "caoren", role = "rebel", hp = 2, max_hp = 4, skills = {}, hand = 2 }, { "zhenji", role = "rebel", hp = 3, skills = {}, hand = 2 },
			{ "guojia", role = "rebel", hp = 1, max_hp = 3, skills = { "yiji" }, hand = 1 } } }
		return (decide(s).answer or ""):match("^@JieyinCard=.-%->(.*)$")
	end

	it("marries any man who does not live on wounds", function()
		assert.equal("sgs2", alone("lord", 1))
	end)

	it("does not help enemies while she is well", function()
		assert.is_nil(alone("lord", 3))
	end)
end)

describe("jieyin shows", function()
	local function role_after(hp, lord_hp)
		scene{ mode = "05p", sight = "whole", current = "sunshangxiang", turn = 2, players = {
			{ "liubei", role = "lord", hp = lord_hp, hand = 4 }, { "sunshangxiang", role = "loyalist", hp = hp, hand = 4 },
			{ "ganning", role = "rebel", hand = 4 }, { "zhoutai", role = "rebel", hand = 4 }, { "diaochan", role = "renegade", hand = 4 } } }
			:tell{ event = "TargetConfirmed", player = "sgs2", data = { ["$"] = "CardUseStruct",
				v = { card = { class = "JieyinCard", id = -1, str = "@JieyinCard=1+2" }, from = "sgs2", to = { "sgs1" } } } }
		return sgs.ai_role.sgs2
	end

	it("a friend, unless she had no choice", function()
		assert.equal("loyalist", role_after(3, 2))
		assert.equal("loyalist", role_after(1, 1))
		assert.equal("neutral", role_after(1, 3))
	end)
end)

describe("jieyin in the plans of the others", function()
	it("draws an Indulgence: she heals in every play phase", function()
		-- where nobody has skills it goes to Zhu Rong, who plays first
		local players = { pangtong = { hand = { "indulgence" } }, xiahouyuan = { skills = { "jieyin" } } }
		assert.matches("%->sgs4$", decide(scene("two-against-two"):with{ turn = 3, players = players }).answer)
	end)
end)

describe("jieyin and a Peach", function()
	it("is kept where two cards too many heal two of us", function()
		local function eats(skills)
			local mine = { skills = skills, hp = 3, max_hp = 4, hand = { "peach", "jink", "jink", "jink", "nullification" }, history = { JieyinCard = 1 } }
			local decision = decide(scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine, zhangliao = { hp = 2, gender = "male" } } })
			local text = decision.answer and decision.answer:gsub("%->.*", "")
			return text ~= nil and text:sub(1, 1) ~= "@" and sgs.Card_Parse(text):isKindOf("Peach")
		end
		assert.is_true(eats{})
		assert.is_false(eats{ "jieyin" })
	end)
end)
