-- game: sgs
-- 龙胆 longdan: Zhao Yun's Slashes are Jinks, his Jinks Slashes.

local function scene_of(mine, lord, ask, current)
	local players = { { "zhaoyun", role = "rebel", skills = { "longdan" } }, { "caocao", role = "lord", skills = {}, hand = 2 },
		{ "zhangliao", role = "rebel", role_shown = true, skills = {}, hand = 2 } }
	for key, value in pairs(mine) do players[1][key] = value end
	for key, value in pairs(lord or {}) do players[2][key] = value end
	return scene{ me = "zhaoyun", current = current or "zhaoyun", turn = 2, ask = ask or { kind = "activate" }, players = players }
end

local function answer(...)
	return without_fault(scene_of(...)) or "nothing"
end

local SLASHED = { kind = "askForCard", pattern = "jink", prompt = "slash-jink:sgs2", method = "use",
	data = { ["$"] = "SlashEffectStruct", v = { slash = { class = "Slash", id = 7 }, from = "sgs2", to = "sgs1", nature = "normal" } } }

describe("longdan", function()
	it("strikes the lord with a Jink where he has no Slash", function()
		assert.matches("^slash:longdan%[heart:2%]=%d+%->sgs2$", answer({ hand = { "jink:heart:2", "jink:diamond:2" } }))
	end)

	it("keeps the last card that dodges while one blow may kill him", function()
		assert.equal("nothing", answer({ hand = { "jink:heart:2" }, hp = 1 }))
	end)

	it("spends a Jink even then where a Slash is left to dodge with", function()
		assert.matches("%->sgs2$", answer({ hand = { "jink:heart:2", "slash:spade:7" }, hp = 1 }))
	end)

	it("has no second blow in a turn", function()
		assert.equal("nothing", answer({ hand = { "jink:heart:2", "jink:diamond:2" }, history = { Slash = 1 } }))
	end)

	it("dodges with a Slash", function()
		assert.matches("^jink:longdan%[spade:7%]=%d+$", answer({ hand = { "slash:spade:7" } }, {}, SLASHED, "caocao"))
	end)

	it("cannot dodge with another card", function()
		assert.equal("nothing", answer({ hand = { "peach:heart:3" } }, {}, SLASHED, "caocao"))
	end)
end)

describe("an owner of longdan", function()
	it("keeps a Slash rather than an ExNihilo, unlike others", function()
		local function discarded(skills)
			local gone = answer({ hand = { "ex_nihilo:heart:7", "slash:spade:7" }, skills = skills, hp = 1, phase = "discard" }, {},
				{ kind = "askForDiscard", reason = "gamerule", discard_num = 1, min_num = 1 })
			return sgs.Sanguosha:getCard(gone[1]):objectName()
		end
		assert.equal("ex_nihilo", discarded({ "longdan" }))
		assert.equal("slash", discarded({}))
	end)
end)
