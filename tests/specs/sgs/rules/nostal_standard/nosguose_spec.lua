it("nosguose makes an Indulgence of a diamond", function()
	local t = rehearse{
		players = { { "nos_daqiao", hand = { 33 } }, { "liubei" } }, current = "nos_daqiao",
		steps = { { use = "indulgence:nosguose[diamond:2]=33", by = "nos_daqiao", on = "liubei" } },
	}
	assert.truthy(t:has("liubei", 33, "judging"))
end)
