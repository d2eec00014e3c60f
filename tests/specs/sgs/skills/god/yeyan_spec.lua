-- game: sgs
-- 业炎 yeyan: when Zhou Yu burns whom, with the small or the great fire.

local FOUR = { "slash:spade:7", "slash:club:2", "lightning:heart:12", "jink:diamond:2" }

-- Zhou Yu, a rebel, with another one, against the lord Sun Quan and the loyalist Cao Ren.
local function seats(mine, lord, loyalist, friend)
	local players = { { "shenzhouyu", role = "rebel", hp = 4, hand = {}, marks = { ["@flame"] = 1 } }, { "sunquan", role = "lord", hp = 4, hand = 1 },
		{ "caoren", role = "loyalist", hp = 4, hand = 1 }, { "zhurong", role = "rebel", hp = 4, hand = 4 } }
	for seat, fields in ipairs({ mine or {}, lord or {}, loyalist or {}, friend or {} }) do
		if seat > 1 then players[seat].skills = {} end
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	return scene{ me = "shenzhouyu", current = "shenzhouyu", turn = 5, ask = { kind = "activate" }, players = players }
end

local function answer(...)
	return (without_fault(seats(...)))
end

-- The targets of the great fire.
local function great(...)
	local cards, targets = (answer(...) or ""):match("^@GreatYeyanCard=([%d+]+)%->(.*)$")
	return targets, cards
end

describe("the great yeyan", function()
	it("burns somebody to death whom three points kill, by his name three times", function()
		assert.equal("sgs2+sgs2+sgs2", great({ hand = FOUR }, { hp = 3 }))
	end)

	it("gives the third point to another where two are enough", function()
		assert.equal("sgs2+sgs2+sgs3", great({ hand = FOUR }, { hp = 2 }))
	end)

	it("burns a vine of four health", function()
		assert.equal("sgs3+sgs3+sgs3", great({ hand = FOUR }, {}, { equips = { "vine" } }))
	end)

	it("is not spent on who survives it, or whom a silver lion shields", function()
		assert.is_nil((great({ hand = FOUR }, { hp = 4 })))
		assert.is_nil((great({ hand = FOUR }, { hp = 3, equips = { "silver_lion" } })))
	end)

	it("runs along a chain of enemies, not of friends", function()
		assert.equal("sgs2+sgs2+sgs2", great({ hand = FOUR }, { chained = true }, { chained = true }))
		assert.is_nil((great({ hand = FOUR }, { chained = true }, {}, { chained = true, hp = 1 })))
	end)

	it("needs four suits", function()
		assert.is_nil((great({ hand = { "slash:spade:7", "slash:club:2", "jink:heart:2" } }, { hp = 3 })))
	end)

	it("pays three health only where some is left, or a Peach saves him", function()
		assert.is_nil((great({ hp = 3, hand = FOUR }, { hp = 3 })))
		local saved = { "slash:spade:7", "slash:club:2", "lightning:heart:12", "jink:diamond:2", "peach:heart:3" }
		assert.truthy(great({ hp = 3, max_hp = 3, hand = saved }, { hp = 3 }))
	end)

	it("of a renegade does not end the game for the rebels", function()
		assert.not_equal("sgs2", (great({ role = "renegade", hand = FOUR }, { hp = 2 }) or ""):sub(1, 4))
	end)

	it("of a lord waits until he knows whom he burns, and for the last enemy", function()
		local lord, enemy = { role = "lord", hand = FOUR, hp = 5, max_hp = 5 }, { role = "rebel", hp = 2 }
		local s = seats(lord, enemy, {}, { role = "loyalist" })
		assert.equal("sgs2+sgs2+sgs2", (decide(s).answer or ""):match("%->(.*)$"))
		assert.is_nil(((decide(s:with{ turn = 1 }).answer or ""):match("^@Great")))
		assert.is_nil((great(lord, enemy, {}, { role = "rebel" })))
	end)
end)

describe("the small yeyan", function()
	it("burns two or more enemies in a chain", function()
		assert.matches("^@SmallYeyanCard=%.%->", answer({}, { chained = true }, { chained = true }))
	end)

	it("waits while it would burn nobody well", function()
		assert.is_nil(answer({}))
	end)

	it("burns up to three who are near death or wear a vine, them first", function()
		local three = answer({}, { hp = 1 }, { equips = { "vine" } }, { role = "loyalist", hp = 1 })
		assert.matches("^@SmallYeyanCard=%.%->sgs%d%+sgs%d%+sgs%d$", three)
	end)

	it("is not kept beyond the last chance", function()
		assert.matches("^@SmallYeyanCard=%.%->sgs%d%+sgs%d$", answer({ hp = 1 }))
		assert.is_nil((answer({ hp = 1, hand = { "peach:heart:3", "analeptic:spade:3" }, max_hp = 1 })))
	end)

	it("is burnt when only enemies are left after a death", function()
		assert.matches("^@Small", answer({}, {}, {}, { alive = false, hp = 0 }))
	end)

	it("is gone once it was used", function()
		assert.is_nil(answer({ hp = 1, marks = {} }))
	end)
end)

describe("the intention of yeyan", function()
	it("is hostile, small or great", function()
		for _, class in ipairs({ "SmallYeyanCard", "GreatYeyanCard" }) do
			local s = scene{ mode = "05p", sight = "whole", current = "xunyu", turn = 2, players = { { "caocao", role = "lord" },
				{ "xunyu", role = "loyalist" }, { "lvbu", role = "rebel" }, { "machao", role = "rebel" }, { "xuchu", role = "renegade" } } }
			s:tell{ event = "TargetConfirmed", player = "sgs2", data = { ["$"] = "CardUseStruct",
				v = { card = { class = class, id = -1, str = "@" .. class .. "=." }, from = "sgs2", to = { "sgs1" } } } }
			assert.equal(-10, sgs.role_evaluation.sgs2.loyalist)
		end
	end)
end)
