describe("qinxue", function()
	local function turn(hand)
		return rehearse{
			players = { { "lvmeng", hp = 1, hand = hand }, { "liubei" } }, current = "liubei",
			steps = { { phase = "start", of = "lvmeng" } },
		}
	end

	it("wakes with three more cards than health", function()
		local t = turn{ 0, 30, 31, 45 }
		assert.equal(3, t:player("lvmeng").max_hp)
		assert.same({ "gongxin" }, t:player("lvmeng").acquired)
	end)

	it("sleeps with fewer", function()
		assert.equal(4, turn{ 0, 30, 31 }:player("lvmeng").max_hp or 4)
	end)
end)
