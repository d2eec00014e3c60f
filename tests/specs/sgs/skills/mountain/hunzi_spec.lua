-- game: sgs
-- 魂姿 hunzi: Sun Ce wants to be wounded until he awakens.

-- Sun Ce, the lord, before others' turns. `before`: how many rebels sit between the current player and him.
local function table_of(sunce, before)
	local players = { { "sunce", role = "lord", hp = 3, max_hp = 5, hand = 3, skills = { "hunzi" } },
		{ "zhurong", role = "loyalist", skills = {}, hand = { "slash:spade:7" } } }
	for place = 1, 3 do
		table.insert(players, { ({ "xiahouyuan", "pangtong", "machao" })[place], role = place <= before and "rebel" or "loyalist", skills = {}, hand = 2 })
	end
	for key, value in pairs(sunce or {}) do players[1][key] = value end
	return scene{ me = "zhurong", current = "zhurong", turn = 5, ask = { kind = "activate" }, players = players }
end

local function likes(sunce, before)
	table_of(sunce, before)
	return brain("zhurong"):getDamagedEffects(player("sunce"), player("zhurong")) == true
end

describe("Sun Ce", function()
	it("likes a blow while there is health to spare for all enemies before his turn", function()
		assert.is_true(likes({ hp = 3 }, 2))
		assert.is_false(likes({ hp = 3 }, 3))
	end)

	it("likes the blow that lets him awaken, if he will act and one enemy at most comes before", function()
		assert.is_true(likes({ hp = 2 }, 1))
		assert.is_false(likes({ hp = 2 }, 2))
		assert.is_false(likes({ hp = 2, faceup = false }, 1), "his next turn is lost")
	end)

	it("does not like what would kill him", function()
		assert.is_false(likes({ hp = 1 }, 0))
	end)

	it("has awakened: no more", function()
		assert.is_false(likes({ hp = 3, marks = { hunzi = 1 } }, 0))
	end)
end)

describe("a Jink", function()
	-- Xiahou Yuan slashes Sun Ce at two health, who answers.
	local function dodges(sunce)
		local s = table_of({ hp = 2, hand = { "jink:heart:2" } }, 1):with{ current = "xiahouyuan", players = { sunce = sunce } }
		s.ask = { kind = "askForCard", seat = "sgs1", pattern = "jink", prompt = "slash-jink:sgs3", method = "use",
			data = { ["$"] = "SlashEffectStruct", v = { from = "sgs3", to = "sgs1", slash = { id = 8, class = "Slash" } } } }
		return decide(s).answer ~= nil
	end

	it("is kept where the blow awakens him", function()
		assert.is_false(dodges{})
	end)

	it("is given where there is nothing to be gained", function()
		assert.is_true(dodges{ marks = { hunzi = 1 } })
		assert.is_true(dodges{ hp = 1 })
	end)
end)

describe("hunzi and danger", function()
	local function asleep(hp, marks)
		local fields = { hp = hp, hand = { "jink" }, skills = { "hunzi" }, marks = marks }
		scene("two-rebels-and-a-lord"):with{ players = { zhangliao = fields } }:stage()
		return brain("guanyu"), player("zhangliao")
	end

	it("fears no blow while it leaves him his last health point", function()
		local self, friend = asleep(2)
		assert.is_false(self:isWeak(friend))
		self, friend = asleep(2, { hunzi = 1 })
		assert.is_true(self:isWeak(friend))
	end)

	it("is slashed by a friend from two health to one, who has not long to wait for his turn", function()
		local function serves(marks)
			local self, friend = asleep(2, marks)
			return self:isPriorFriendOfSlash(friend, sgs.Sanguosha:cloneCard("slash"))
		end
		assert.is_true(serves())
		assert.is_false(serves{ hunzi = 1 })
	end)

	it("lets a lord keep his Peach though an enemy may take it", function()
		local function eats(skills)
			local lord = { role = "lord", hp = 3, skills = skills, hand = { "peach", "jink" } }
			local players = { guanyu = lord, machao = { role = "rebel", skills = { "tuxi" } }, zhangliao = { role = "loyalist" } }
			return decide(scene("two-rebels-and-a-lord"):with{ players = players }).answer ~= nil
		end
		assert.is_true(eats{})
		assert.is_false(eats{ "hunzi" })
	end)
end)
