it("qingnang heals somebody wounded for a hand card", function()
	local function healed(on)
		return rehearse{
			players = { { "nos_huatuo", hp = 1, hand = { 0 } }, { "liubei", hp = 2 } }, current = "nos_huatuo",
			steps = { { use = "@QingnangCard=0", by = "nos_huatuo", on = on } },
		}
	end
	assert.equal(3, healed("liubei"):player("liubei").hp)
	assert.equal(2, healed(nil):player("nos_huatuo").hp)
end)
