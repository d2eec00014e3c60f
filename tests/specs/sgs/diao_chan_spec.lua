-- game: sgs
-- 离间 noslijian and lijian: Diao Chan discards a card and makes one man duel another.

local seed = scene("diao-chan-sows-discord")

local function answer(players, more)
	local changes = more or {}
	changes.players = players
	return (without_fault(seed:with(changes)))
end

local function steps(decision, kind, part)
	local found = {}
	for _, step in ipairs(decision.trace) do
		if step.step == kind and ((step.why or step.text or ""):find(part, 1, true)) then table.insert(found, step) end
	end
	return found
end

describe("Diao Chan in the scene of the analysis", function()
	it("discards the Jink and lets Cao Cao duel Hua Tuo", function()
		local decision = decide(seed)
		assert.equal("@NosLijianCard=36->sgs7+sgs1", decision.answer)
		assert.same({}, decision.faults)
	end)

	it("gives the skill card priority 4, without a term for its suit", function()
		local priority = steps(decide(seed), "considered", "dynamic priority")
		assert.equal(1, #priority, "no other card is of use")
		assert.same({ "@NosLijianCard=36", 4 }, { priority[1].option, priority[1].score })
	end)

	it("tries both Snatches and the SupplyShortage, and says why not", function()
		local decision = decide(seed)
		local snatches = steps(decision, "considered", "Snatch takes")
		assert.equal(0, #snatches)
		local why = {}
		for _, step in ipairs(decision.trace) do
			if step.option and step.why and not why[step.option] then why[step.option] = step.why end
		end
		assert.equal("Snatch: no enemy in reach, and no friend in need", why["84"])
		assert.equal("Snatch: no enemy in reach, and no friend in need", why["85"])
		assert.equal("no enemy in reach whom it would hurt", why["117"])
	end)

	it("orders the men by slash defence: Hua Tuo, Liu Bei, Sima Yi", function()
		local men = {}
		for _, step in ipairs(steps(decide(seed), "considered", "man by slash defence")) do
			if #men < 3 then table.insert(men, step.option) end
		end
		assert.same({ "sgs7", "sgs4", "sgs6" }, men)
	end)

	it("says that the lord takes the rebel", function()
		assert.truthy(#steps(decide(seed), "noted", "the lord takes a rebel with 1 health") > 0)
	end)
end)

describe("Diao Chan elsewhere", function()
	it("takes the next weakest where Hua Tuo and Liu Bei are healthy", function()
		assert.equal("@NosLijianCard=36->sgs6+sgs1", answer{ huatuo = { hp = 3, hand = 7 }, liubei = { hp = 3 } })
	end)

	it("sets the two weakest enemies on each other where none is near death", function()
		assert.equal("@NosLijianCard=36->sgs7+sgs4",
			answer{ huatuo = { hp = 3, hand = 1 }, liubei = { hp = 3, hand = 2 }, simayi = { hp = 3, hand = 4 } })
	end)

	it("does not duel her friends", function()
		assert.equal("@NosLijianCard=36->sgs4+sgs6", answer{ huatuo = { role = "loyalist" }, liubei = { hp = 2 } })
	end)

	it("leaves the lord out where he is locked out of the duel", function()
		local chosen = answer{ caocao = { card_limitation = { use = { "Duel" } } } }
		assert.equal("@NosLijianCard=36->sgs7", (chosen:gsub("%+.*", "")))
		assert.not_equal("@NosLijianCard=36->sgs7+sgs1", chosen)
	end)

	it("cannot be used twice in a turn", function()
		assert.is_nil(answer{ diaochan = { history = { NosLijianCard = 1 } } })
	end)

	it("keeps her Peach: of Jink and Peach the Jink goes", function()
		assert.equal("@NosLijianCard=36->sgs7+sgs1", answer{ diaochan = { hand = { 36, "peach:heart:3" }, max_hp = 1 } })
	end)

	it("spends equipment where the hand is not full", function()
		assert.equal("@NosLijianCard=108->sgs7+sgs1", answer{ diaochan = { hand = { 36 } } })
		assert.equal("@NosLijianCard=159->sgs7+sgs1", answer{ diaochan = { hand = { 36 }, equips = { 159 } } })
	end)

	it("takes what a Snatch reaches first", function()
		local decision = decide(seed:with{ players = { guojia = { role = "rebel", hand = 0, equips = { "crossbow" } } } })
		assert.truthy(decision.answer:find("->sgs3", 1, true), decision.answer)
	end)
end)

describe("lijian", function()
	it("of the new edition is the same with a card of its own", function()
		local new = seed:with{ players = { diaochan = { general = "diaochan" } } }
		assert.equal("@LijianCard=36->sgs7+sgs1", decide(new).answer)
	end)

	it("of a rebel makes the lord kill his loyalist", function()
		local rebel = seed:with{ players = { diaochan = { role = "rebel", hand = { 36, 117 } } } }
		local decision = decide(rebel)
		assert.equal("@NosLijianCard=36->sgs5+sgs1", decision.answer)
		assert.truthy(#steps(decision, "noted", "the lord kills a loyalist") > 0)
	end)

	it("of a rebel does not where the loyalists hold a Peach", function()
		local rebel = seed:with{ players = { diaochan = { role = "rebel", hand = { 36, 117 } },
			xiahoudun = { hand = { "peach:heart:3" } } } }
		assert.not_equal("@NosLijianCard=36->sgs5+sgs1", decide(rebel).answer)
	end)
end)

-- Diao Chan with one card to spare, next to three men; nobody else has skills.
local function table_of(role, lord, two, three)
	local players = { { "sunce", role = "lord", hp = 4, max_hp = 5 }, { "diaochan", role = role }, { "zhangliao" }, { "caoren" } }
	for seat, fields in ipairs({ lord or {}, {}, two or {}, three or {} }) do
		if seat ~= 2 then players[seat].skills, players[seat].hand = {}, 2 end
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	players[2].hand, players[2].hp = { "slash:spade:7" }, 1
	players[2].equips = { "crossbow" }
	return scene{ me = "diaochan", current = "diaochan", turn = 5, ask = { kind = "activate" }, players = players }
end

-- Whom lijian sets against whom, as "victim+user".
local function pair(s)
	local chosen = { brain("diaochan"):findLijianTarget("LijianCard", { isDummy = true }) }
	local names = {}
	for _, player in ipairs(chosen) do table.insert(names, player:objectName()) end
	return table.concat(names, "+"), s
end

describe("lijian in special cases", function()
	it("wakes a friendly Sun Ce with one wound", function()
		local asleep = { skills = { "hunzi" }, hp = 2 }
		local healer, rebel = { role = "loyalist", hand = { "peach:heart:3" } }, { role = "rebel" }
		assert.equal("sgs1+sgs3", (pair(table_of("loyalist", asleep, healer, rebel))))
		assert.equal("sgs4+sgs3", (pair(table_of("loyalist", asleep, { role = "loyalist" }, { role = "rebel" }))),
			"an enemy acts before him, and there is no Peach")
		asleep.hp = 3
		assert.equal("sgs4+sgs1", (pair(table_of("loyalist", asleep, healer, rebel))), "he rather duels the enemy")
	end)

	it("makes an enemy pay for Guan Yu's spirit", function()
		assert.equal("sgs3+sgs4", (pair(table_of("loyalist", {}, { role = "rebel", skills = { "wuhun" } }, { role = "rebel" }))))
	end)

	it("gives a lost comrade's cards to another one before an enemy takes them", function()
		local s = scene{ me = "diaochan", current = "diaochan", turn = 5, ask = { kind = "activate" }, players = {
			{ "caocao", role = "lord", hp = 4, hand = 0 }, { "diaochan", role = "rebel", hand = 2 },
			{ "machao", role = "loyalist", hp = 4, hand = 3 }, { "zhangliao", role = "rebel", hp = 1, hand = 0 },
			{ "caoren", role = "rebel", hp = 3, hand = 2 } } }
		assert.equal("sgs4+sgs5", (pair(s)))
	end)

	it("finds nobody where all other men are friends", function()
		assert.equal("", (pair(table_of("loyalist", {}, { role = "loyalist" }, { general = "zhurong", role = "rebel" }))))
	end)
end)
