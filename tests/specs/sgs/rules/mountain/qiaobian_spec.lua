describe("qiaobian", function()
	local function played(phase, answers, changes)
		local setup = { players = { { "liubei", hand = { "slash:spade:7" }, equips = { "crossbow" } },
			{ "zhanghe", hand = { "jink:heart:2", "peach:heart:3" } },
			{ "sunquan", hand = { "slash:club:2" }, judging = { "indulgence:spade" } }, { "caocao" } },
			steps = { { phase = phase, of = "zhanghe" } }, answers = answers }
		for key, value in pairs(changes or {}) do setup[key] = value end
		return rehearse(setup)
	end
	local function pays(phase)
		return { "askForDiscard", of = "zhanghe", about = "qiaobian", ids = { "jink:heart:2" } }, phase
	end

	it("skips the judgement for a hand card", function()
		local t = played("judge", { (pays()) }, { players = { { "liubei" },
			{ "zhanghe", hand = { "jink:heart:2" }, judging = { "indulgence:spade" } } } })
		assert.equal(1, #t:player("zhanghe").judging)
		assert.equal(0, #t:told("StartJudge"))
		assert.equal(1, #t:told("EventPhaseSkipping", "zhanghe"))
	end)

	it("takes hand cards of two others instead of drawing", function()
		local t = played("draw", { (pays()), { "askForUseCard", about = "@qiaobian-2", use = "@QiaobianCard=.->liubei+sunquan" } })
		assert.equal(3, t:hand("zhanghe"))
		assert.truthy(t:has("zhanghe", "slash:spade:7"))
		assert.truthy(t:has("zhanghe", "slash:club:2"))
		assert.equal("@@qiaobian", t:asked("askForUseCard", "zhanghe")[1].pattern)
	end)

	it("moves equipment instead of playing", function()
		local t = played("play", { (pays()), { "askForUseCard", about = "@qiaobian-3", use = "@QiaobianCard=.->liubei" },
			{ "askForPlayerChosen", about = "qiaobian", player = "caocao" } })
		assert.equal(0, #(t:player("liubei").equips or {}))
		assert.equal(1, #t:player("caocao").equips)
		assert.equal(0, #t:asked("activate"))
		assert.equal("@qiaobian-to:::crossbow", t:asked("askForPlayerChosen", "zhanghe")[1].prompt)
	end)

	it("moves a delayed trick, but not where the same one lies", function()
		local t = played("play", { (pays()), { "askForUseCard", about = "@qiaobian-3", use = "@QiaobianCard=.->sunquan" },
			{ "askForPlayerChosen", about = "qiaobian", player = "liubei" } })
		assert.equal(1, #t:player("liubei").judging)
		assert.same({ "sgs1", "sgs4", "sgs2" }, (function()
			local names = t:asked("askForPlayerChosen", "zhanghe")[1].targets
			table.sort(names, function(one, other) return (one == "sgs2" and "z" or one) < (other == "sgs2" and "z" or other) end)
			return names
		end)())
	end)

	it("keeps the hand by skipping the discard phase", function()
		local t = played("discard", { (pays()) }, { players = { { "liubei" },
			{ "zhanghe", hp = 1, hand = { "jink:heart:2", "peach:heart:3", "slash:spade:8" } } } })
		assert.equal(2, t:hand("zhanghe"))
	end)

	it("is asked before each of the four phases, by its prompt, and may be declined", function()
		local t = played("draw", {})
		assert.equal(4, t:hand("zhanghe"))
		local ask = t:asked("askForDiscard", "zhanghe")[1]
		assert.equal("qiaobian", ask.reason)
		assert.equal(true, ask.optional)
		assert.equal(0, #played("finish", {}):asked("askForDiscard"))
	end)

	it("gains nothing by a phase that is skipped already", function()
		local t = rehearse{ players = { { "liubei", hand = { "slash:spade:7" } },
			{ "zhanghe", hand = { "jink:heart:2" }, judging = { "supply_shortage:spade" } } },
			deck = { "slash:spade:8" }, steps = { { turn = "zhanghe" } },
			answers = { { "askForDiscard", of = "zhanghe" }, { "askForDiscard", of = "zhanghe", ids = { "jink:heart:2" } } } }
		assert.equal(0, #t:asked("askForUseCard"))
		assert.equal(0, t:hand("zhanghe"))
	end)

	it("costs a hand card", function()
		local t = played("draw", {}, { players = { { "liubei" }, { "zhanghe", equips = { "crossbow" } } } })
		assert.equal(0, #t:asked("askForDiscard"))
	end)
end)
