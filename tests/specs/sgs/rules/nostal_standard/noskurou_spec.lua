it("noskurou loses one health and draws two", function()
	local t = rehearse{
		players = { { "nos_huanggai" }, { "liubei" } }, current = "nos_huanggai",
		steps = { { use = "@NosKurouCard=.", by = "nos_huanggai" }, { use = "@NosKurouCard=.", by = "nos_huanggai" } },
	}
	assert.equal(2, t:player("nos_huanggai").hp)
	assert.equal(4, t:hand("nos_huanggai"))
end)
