-- game: sgs
-- 仁德 nosrende: Liu Bei, the lord, with a loyal friend behind him and a rebel on his other side.

-- His own fields and the friend's are changed; nobody else has skills.
local function playing(mine, friend)
	local players = { { "nos_liubei", role = "lord", phase = "play", skills = { "nosrende" } },
		{ "guanyu", role = "loyalist", role_shown = true }, { "caocao", role = "rebel", role_shown = true } }
	for seat, fields in ipairs({ mine or {}, friend or {}, {} }) do
		players[seat].skills, players[seat].hand = players[seat].skills or {}, 2
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	return scene{ me = "nos_liubei", current = "nos_liubei", turn = 3, ask = { kind = "activate" }, players = players }
end

local function answer(s)
	local decision = decide(s)
	assert.same({}, decision.faults)
	return decision.answer or "nothing"
end

describe("nosrende", function()
	it("heals a wounded man by two cards that he does not need: a friend gets the first", function()
		assert.matches("^@NosRendeCard=%d+%->sgs2$", answer(playing{ hp = 2, hand = { "jink:heart:2", "lightning", "jink:diamond:2" } }))
	end)

	it("goes on as often as there is somebody who can use the cards", function()
		local again = { history = { NosRendeCard = 3 }, marks = { nosrende = 3 }, hand = { "jink:heart:2", "peach:heart:3" } }
		assert.matches("^@NosRendeCard=%d+%->sgs2$", answer(playing(again, { hp = 1, hand = 0 })))
	end)

	it("stops once it has healed, where no friend needs more than he does", function()
		-- the friend has five cards; Liu Bei keeps his for his own defence
		local healed = { hp = 3, history = { NosRendeCard = 2 }, marks = { nosrende = 2 }, hand = { "jink:heart:2", "jink:diamond:2" } }
		assert.equal("nothing", answer(playing(healed, { hand = 5 })))
	end)

	it("gives nothing away where everybody else is an enemy", function()
		assert.not_matches("NosRendeCard", answer(playing({ hp = 2, hand = { "jink:heart:2", "lightning", "jink:diamond:2" } }, { role = "rebel" })))
	end)
end)

describe("nosrende in the plans of the others", function()
	it("draws an Indulgence: he gives and heals in every play phase", function()
		-- where nobody has skills it goes to Zhu Rong, who plays first
		local players = { pangtong = { hand = { "indulgence" } }, xiahouyuan = { skills = { "nosrende" } } }
		assert.matches("%->sgs4$", decide(scene("two-against-two"):with{ turn = 3, players = players }).answer)
	end)

	it("lets him wait for healing while he has two health: he heals himself by giving", function()
		local function waits(fields)
			scene("two-against-two"):with{ players = { xiahouyuan = fields } }
			local _, rest = brain("zhurong"):getWoundedFriend()
			return rest[1] == player("xiahouyuan")
		end
		assert.is_true(waits{ skills = { "nosrende" }, hp = 2 })
		assert.is_false(waits{ skills = { "nosrende" }, hp = 1 })
		assert.is_false(waits{ hp = 2 })
	end)
end)

describe("nosrende and a Peach", function()
	it("is given away though an enemy may take it", function()
		local function eats(skills)
			local mine = { skills = skills, hp = 2, hand = { "peach", "jink" } }
			scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine, machao = { skills = { "tuxi" } } } }:stage()
			local self, use = brain("guanyu"), sgs.CardUseStruct()
			self:useCardPeach(self.player:getHandcards():first(), use)
			return use.card ~= nil
		end
		assert.is_true(eats{})
		assert.is_false(eats{ "nosrende" })
	end)
end)
