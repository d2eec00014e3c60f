-- game: sgs
-- 激昂 jiang: Sun Ce draws for Duels and red Slashes.

local function sunce(more)
	local s = { me = "sunce", current = "sunce", turn = 5, players = { { "sunce", role = "rebel", hp = 4, hand = { "slash:spade:7" }, skills = { "jiang" } },
		{ "caocao", role = "lord", hand = 2, skills = {} }, { "liubei", role = "rebel", hand = { "duel", "slash:spade:8", "slash:heart:10" } } } }
	for key, value in pairs(more) do s[key] = value end
	return scene(s)
end

describe("jiang", function()
	it("draws, whoever aims the card", function()
		local decision = decide(sunce{ invoke = "jiang" })
		assert.same({ true, "handler" }, { decision.answer, decision.source })
	end)

	it("of equal Slashes the red one is used", function()
		local s = sunce{ ask = { kind = "activate" } }:with{ players = { sunce = { hand = { "slash:club:8", "slash:heart:10" }, equips = { "spear" } } } }
		local used = decide(s).answer
		assert.equal("heart", sgs.Sanguosha:getCard(tonumber(used:match("^%d+"))):getSuitString())
	end)

	it("parts with black cards before red Slashes, but of other cards diamonds before hearts", function()
		sunce{ invoke = "jiang" }
		local order = sgs.ai_suit_priority.jiang
		local slash, jink = sgs.Sanguosha:cloneCard("slash", sgs.Card_Heart, 10), sgs.Sanguosha:cloneCard("jink", sgs.Card_Heart, 2)
		assert.equal("diamond|heart|club|spade", order(brain("sunce"), slash))
		assert.equal("club|spade|diamond|heart", order(brain("sunce"), jink))
	end)

	it("is fed by friends: Duel and red Slash, not black ones", function()
		sunce{ invoke = "jiang" }
		local self, to = brain("liubei"), player("sunce")
		local wanted = {}
		for _, card in sgs.qlist(player("liubei"):getHandcards()) do
			if self:wantedBySkill(card, to) == "jiang" then table.insert(wanted, card:getLogName()) end
		end
		assert.equal(2, #wanted)
	end)
end)
