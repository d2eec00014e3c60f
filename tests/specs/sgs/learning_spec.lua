-- What single events say of roles: tricks stopped, gifts, contradictions, deaths; and talk.

local function table_of_five(changes)
	local s = scene{
		mode = "05p", sight = "whole", current = "zhangfei", turn = 2,
		players = {
			{ "liubei", role = "lord", hand = 4 },
			{ "zhangfei", role = "loyalist", hand = 4 },
			{ "ganning", role = "rebel", hand = 4 },
			{ "zhoutai", role = "rebel", hand = 4 },
			{ "diaochan", role = "renegade", hand = 4 },
		},
	}
	return changes and s:with(changes) or s
end

local PRINTED = { Indulgence = 101, Slash = 7, Peach = 49 }

local function used(class, from, to)
	return { event = "TargetConfirmed", player = from, data = { ["$"] = "CardUseStruct",
		v = { card = { class = class, id = PRINTED[class] }, from = from, to = { to } } } }
end

local function chose(player, text)
	return { event = "ChoiceMade", player = player, data = text }
end

local function gauges(seat)
	local g = sgs.role_evaluation[seat]
	return { g.loyalist, g.renegade, g.rebel }
end

describe("a Nullification", function()
	it("says the opposite of the trick, and a second one the trick again", function()
		local s = table_of_five():tell(chose("sgs2", "Nullification:Duel:sgs1:true"))
		assert.same({ 10, 0, 0 }, gauges("sgs2"))
		s = s:tell(chose("sgs3", "Nullification:Nullification:sgs1:true"))
		assert.same({ -10, 0, 0 }, gauges("sgs3"))
		s:tell(chose("sgs4", "Nullification:Nullification:sgs1:true"))
		assert.same({ 10, 0, 0 }, gauges("sgs4"))
	end)

	it("says nothing for oneself", function()
		table_of_five():tell(chose("sgs2", "Nullification:Duel:sgs2:true"))
		assert.equal("neutral", sgs.ai_role.sgs2)
	end)
end)

describe("contradictions make a renegade", function()
	it("who looked loyal and strikes the lord", function()
		local s = table_of_five():tell(used("Indulgence", "sgs3", "sgs1")):tell(used("Indulgence", "sgs5", "sgs3"))
		assert.equal("loyalist", sgs.ai_role.sgs5)
		s:tell(used("Indulgence", "sgs5", "sgs1"))
		assert.same({ -10, 10, -10 }, gauges("sgs5"))
		assert.equal("renegade", sgs.ai_role.sgs5)
	end)

	it("who looked rebel and strikes a rebel, or helps the lord", function()
		local s = table_of_five():tell(used("Indulgence", "sgs3", "sgs1")):tell(used("Indulgence", "sgs5", "sgs1"))
		s:tell(used("Indulgence", "sgs5", "sgs3"))
		assert.same({ -10, 10, -10 }, gauges("sgs5"))
		s:tell(used("Peach", "sgs5", "sgs1"))
		assert.equal(10, gauges("sgs5")[2])
	end)

	it("but not where no renegade lives", function()
		local s = table_of_five{ players = { diaochan = { alive = false, hp = 0, hand = 0 } } }
		s = s:tell(used("Indulgence", "sgs3", "sgs1")):tell(used("Indulgence", "sgs2", "sgs3"))
		s:tell(used("Indulgence", "sgs2", "sgs1"))
		assert.equal(0, gauges("sgs2")[2])
	end)

	it("a Peach of the loyal for a rebel betrays at once", function()
		local s = table_of_five():tell(used("Indulgence", "sgs3", "sgs1")):tell(used("Indulgence", "sgs5", "sgs3"))
		s:tell(used("Peach", "sgs5", "sgs3"))
		assert.equal(110, gauges("sgs5")[2])
		assert.is_true(sgs.explicit_renegade)
	end)
end)

describe("inference by counts", function()
	it("a rebel's sign means a renegade where no rebel lives", function()
		local gone = { alive = false, hp = 0, hand = 0 }
		table_of_five{ players = { ganning = gone, zhoutai = gone } }
		sgs.role_evaluation.sgs5 = { loyalist = -10, renegade = 0, rebel = 0 }
		sgs.evaluateAlivePlayersRole()
		assert.equal("renegade", sgs.ai_role.sgs5)
	end)

	it("never lets a seat give itself away", function()
		table_of_five()
		brain("ganning")
		assert.equal("neutral", sgs.ai_role.sgs3)
		assert.equal("neutral", sgs.evaluatePlayerRole(player("ganning")))
	end)

	it("takes a role that the host shows", function()
		table_of_five{ players = { ganning = { role_shown = true } } }
		brain("zhangfei")
		assert.equal("rebel", sgs.evaluatePlayerRole(player("ganning")))
		assert.is_true(hasExplicitRebel())
	end)
end)

describe("gifts and choices", function()
	it("Yiji and a chosen player are kind or not", function()
		table_of_five():tell(chose("sgs2", "Yiji:yiji:sgs2:sgs1:12"))
		assert.same({ 10, 0, 0 }, gauges("sgs2"))
		table_of_five():tell(chose("sgs3", "playerChosen:leiji:sgs1"))
		assert.same({ -10, 0, 0 }, gauges("sgs3"))
	end)

	it("to take a card is hostile", function()
		table_of_five():tell(chose("sgs3", "cardChosen:snatch:-1:sgs3:sgs1"))
		assert.equal("rebel", sgs.ai_role.sgs3)
	end)

	it("one that is meant otherwise is left out, once", function()
		local s = table_of_five()
		sgs.ai_doNotUpdateIntention = true
		s = s:tell(used("Indulgence", "sgs3", "sgs1"))
		assert.same({ 0, 0, 0 }, gauges("sgs3"))
		s:tell(used("Indulgence", "sgs3", "sgs1"))
		assert.same({ -10, 0, 0 }, gauges("sgs3"))
	end)

	it("a new game forgets all", function()
		local s = table_of_five():tell(used("Indulgence", "sgs3", "sgs1"))
		s:tell{ event = "GameStart", player = "sgs1" }
		assert.equal("neutral", sgs.ai_role.sgs3)
	end)
end)

describe("talk", function()
	it("is off by default", function()
		table_of_five():tell(used("Slash", "sgs3", "sgs1"))
		assert.is_false(sgs.settings.chat)
		assert.is_false(sgs.brainOf(player("zhangfei")):speak("duel"))
		assert.same({}, sgs.ai_said)
	end)

	it("has each line in Chinese and English", function()
		for kind, lines in pairs(sgs.ai_chat) do
			assert.equal(#lines, #(sgs.ai_chat_english[kind] or {}), kind)
		end
	end)
end)
