describe("wansha", function()
	local function table_with(general, answers)
		return rehearse{
			players = { { general }, { "caocao", hp = 1, hand = { 0 } }, { "liubei", hand = { "peach" } } }, current = general,
			steps = { { damage = 1, by = general, on = "caocao" } },
			answers = answers,
		}
	end

	it("keeps others from using a Peach in its owner's turn, though they are asked", function()
		local t = table_with("jiaxu") -- a Peach of Liu Bei's would be refused
		assert.falsy(t:player("caocao").alive)
		assert.equal(1, #t:asked("askForSinglePeach", "liubei"))
		assert.equal(0, (t:player("liubei").marks or {}).Global_PreventPeach or 0)
	end)

	it("is only its owner's", function()
		local t = table_with("zhangliao", { { "askForSinglePeach", of = "liubei", give = "peach" } })
		assert.truthy(t:player("caocao").alive)
	end)
end)
