-- game: sgs
-- 琴音 qinyin: whether everybody recovers, everybody loses health, or nothing happens.

-- Zhou Yu, a loyalist of Sun Quan, against two rebels; all unhurt unless said otherwise.
local function chosen(mine, lord, one, two, choices)
	local players = { { "shenzhouyu", role = "loyalist", hp = 4, hand = 2, phase = "discard" }, { "sunquan", role = "lord", hp = 4, hand = 4 },
		{ "machao", role = "rebel", hp = 4, hand = 4 }, { "zhangliao", role = "rebel", hp = 4, hand = 4 } }
	for seat, fields in ipairs({ mine or {}, lord or {}, one or {}, two or {} }) do
		if seat > 1 then players[seat].skills = {} end
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	local decision = decide(scene{ me = "shenzhouyu", current = "shenzhouyu", turn = 5, players = players,
		ask = { kind = "askForChoice", skill_name = "qinyin", choices = choices or "up+down+cancel" } })
	assert.equal("handler", decision.source)
	return decision.answer
end

describe("qinyin", function()
	it("lets everybody recover where only friends are hurt", function()
		assert.equal("up", chosen({ hp = 3 }, { hp = 2 }))
	end)

	it("does nothing where only enemies are hurt a little, and as many friends would pay", function()
		assert.equal("cancel", chosen({}, {}, { hp = 3 }, { hp = 3 }))
	end)

	it("lets everybody lose health where enemies are near death", function()
		assert.equal("down", chosen({}, {}, { hp = 1, hand = 0 }, { hp = 1, hand = 0 }))
		assert.equal("down", chosen({}, {}, { hp = 1, hand = 0 }, { hp = 1, hand = 0 }, "down+cancel"))
	end)

	it("does not kill the lord for it, nor himself", function()
		assert.not_equal("down", chosen({}, { hp = 1, hand = 0 }, { hp = 1, hand = 0 }, { hp = 1, hand = 0 }))
		assert.equal("cancel", chosen({ hp = 1, hand = {} }, {}, { hp = 1, hand = 0 }, { hp = 1, hand = 0 }, "down+cancel"))
	end)

	it("of a rebel kills the lord", function()
		assert.equal("down", chosen({ role = "rebel" }, { hp = 1, hand = 0 }, { role = "loyalist" }, {}))
	end)

	it("of a renegade spares the lord while others live", function()
		assert.not_equal("down", chosen({ role = "renegade" }, { hp = 1, hand = 0 }, { hp = 1, hand = 0 }, { hp = 1, hand = 0 }))
	end)
end)

describe("qinyin in the plans of the others", function()
	it("turns an Indulgence away: he plays music with what he discards", function()
		-- where nobody has skills it goes to Zhu Rong, who plays first
		local players = { pangtong = { hand = { "indulgence" } }, zhurong = { skills = { "qinyin" } } }
		assert.matches("%->sgs4$", decide(scene("two-against-two"):with{ turn = 3, players = players }).answer)
	end)
end)
