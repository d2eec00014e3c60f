-- game: sgs
-- 归心 guixin: Cao Cao, hurt, takes a card of everybody else and is turned over.

-- Cao Cao (me, a rebel) with Zhang Liao against the lord Ma Chao and the loyalists Cao Ren and Xu Chu. Nobody else has
-- skills; all hold `hand` cards.
local function table_of(hand, more)
	local players = { { "shencaocao", role = "rebel", hp = 2, hand = 2 }, { "machao", role = "lord" },
		{ "zhangliao", role = "rebel" }, { "caoren", role = "loyalist" }, { "xuchu", role = "loyalist" } }
	for place, row in ipairs(players) do
		if place > 1 then row.skills, row.hand = {}, hand end
		for key, value in pairs(more and more[row[1]] or {}) do row[key] = value end
	end
	return { me = "shencaocao", current = "machao", turn = 3, players = players }
end

local function invoked(hand, more, points)
	local given = table_of(hand, more)
	given.ask = { kind = "askForSkillInvoke", skill_name = "guixin", data = { ["$"] = "DamageStruct",
		v = { from = "sgs2", to = "sgs1", damage = points or 1, nature = "normal" } } }
	local decision = decide(scene(given))
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer
end

describe("guixin", function()
	it("is worth a turn where the enemies have few cards, and lose them", function()
		-- the last cards of three, their equipment
		local armed = { equips = { "eight_diagram" } }
		assert.is_true(invoked(1, { machao = armed, caoren = { equips = { "dilu" } } }))
	end)

	it("frees a friend from an Indulgence by the way", function()
		assert.is_false(invoked(3), "not for four cards of many")
		assert.is_true(invoked(3, { zhangliao = { judging = { "indulgence" } } }))
	end)

	it("is not worth a turn for nothing", function()
		assert.is_false(invoked(0))
		assert.is_false(invoked(0, { zhangliao = { hand = 3 } }), "a friend's card least of all")
	end)

	it("turns him up again, whatever there is to take", function()
		assert.is_true(invoked(0, { shencaocao = { faceup = false } }))
	end)

	it("is used for the first of two points: the second turns him up again", function()
		assert.is_true(invoked(0, { shencaocao = { marks = { GuixinTimes = 1 } } }, 2))
		assert.is_false(invoked(0, { shencaocao = { marks = { GuixinTimes = 2 } } }, 2))
	end)

	it("gathers nothing for an enemy who would take it all away", function()
		local armed = { equips = { "eight_diagram" } }
		local thief = { skills = { "lihun" } }
		assert.is_false(invoked(1, { machao = armed, caoren = { equips = { "dilu" } }, xuchu = thief }))
		assert.is_true(invoked(1, { shencaocao = { faceup = false }, xuchu = thief }), "but he is turned up")
	end)
end)

describe("an owner of guixin", function()
	local function answers(more)
		local given = table_of(2, more)
		given.players[1].hand = { "jink:diamond:2" }
		given.ask = { kind = "askForCard", pattern = "jink", prompt = "slash-jink:sgs2", method = "use", data = {
			["$"] = "SlashEffectStruct", v = { from = "sgs2", to = "sgs1", slash = { id = 7, class = "Slash" } } } }
		return decide(scene(given)).answer
	end

	it("does not dodge a usual Slash while there are many to take from", function()
		assert.is_nil(answers({ shencaocao = { hp = 3 } }))
	end)

	it("dodges it where only two others are left", function()
		local dead = { alive = false, hp = 0, hand = 0 }
		assert.is_not_nil(answers({ shencaocao = { hp = 3 }, caoren = dead, xuchu = dead }))
	end)

	it("dodges it with his last health point", function()
		assert.is_not_nil(answers({ shencaocao = { hp = 1 } }))
	end)
end)

describe("guixin in the plans of the others", function()
	it("draws an Indulgence: he holds a card of everybody", function()
		-- where nobody has skills it goes to Zhu Rong, who plays first
		local players = { pangtong = { hand = { "indulgence" } }, xiahouyuan = { skills = { "guixin" } } }
		assert.matches("%->sgs4$", decide(scene("two-against-two"):with{ turn = 3, players = players }).answer)
	end)

	it("will turn him up, so that it hurts him to be turned up before", function()
		local function hurts(flags)
			scene("two-against-two"):with{ players = { zhurong = { skills = { "guixin" }, faceup = false, flags = flags } } }
			return brain("pangtong"):toTurnOver(player("zhurong"), 1)
		end
		assert.is_true(hurts{ "GuixinUsing" })
		assert.is_false(hurts{})
	end)

	it("takes little from those who hold nothing: then he is hurt rather than another", function()
		local function victim(hand)
			scene("two-against-two"):with{ players = { yuanshao = { hand = hand }, pangtong = { hand = hand }, zhurong = { hand = hand },
				xiahouyuan = { skills = { "guixin" }, hp = 3, hand = 3 } } }
			return brain("pangtong"):findPlayerToDamage(1):objectName()
		end
		assert.equal("sgs4", victim(0))
		assert.equal("sgs3", victim(2))
	end)
end)
