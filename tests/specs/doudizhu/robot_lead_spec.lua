-- Leading: the seven rules of the robot, each with a hand on which it must not act.

local robot = doudizhu.rules.robot

-- What the robot leads from a hand; it is the landlord unless the scene says otherwise.
local function leads(from)
	if type(from) == "string" then from = { hand = from } end
	local whole = { seat = 1, landlord = 1, others = { 17, 17 } }
	for key, value in pairs(from) do whole[key] = value end
	doudizhu.settings.profile = "robot"
	local decision = decide(scene(whole))
	assert.same({}, decision.faults)
	assert.equal("default", decision.source)
	return decision.answer
end

describe("rule 1: what is led", function()
	it("is the group with the lowest card", function()
		assert.equal("3", leads("3668KKA"))
		assert.equal("33", leads("3368KKA"))
		assert.equal("34567", leads("3456799KK"))
		assert.equal("445566", leads("4455668KA"))
		assert.equal("333444", leads("333444"))
	end)

	it("is of two groups with the same lowest card the one that ends lower", function()
		assert.equal("34567", leads("3456734567899TT"))
	end)

	it("is no bomb and no rocket while anything else is there", function()
		assert.equal("K", leads("3333KBR2"))
		assert.equal("2", leads("33332BR"))
	end)

	it("is the lowest bomb when nothing else is there, and then the rocket", function()
		assert.equal("3333", leads("33334444BR"))
		assert.equal("BR", leads("BR"))
	end)

	it("is the whole hand where that is one play", function()
		assert.equal("33344478", leads("33344478"))
		assert.equal("444478", leads("444478"))
	end)
end)

describe("rule 2: a trio", function()
	it("carries the lowest solo", function()
		assert.equal("3335", leads("33357999JJQK"))
	end)

	it("carries the lowest pair where there is no solo", function()
		assert.equal("33366", leads("33366JJQQ"))
	end)

	it("carries nothing where there is neither", function()
		assert.equal("333", leads("33356789"))
	end)

	it("carries no 2 and no joker", function()
		assert.equal("333", leads("333256789"))
		assert.equal("33399", leads("33399R22"))
		assert.equal("333", leads("33322999"))
	end)

	it("carries a 2 where it goes out with it", function()
		assert.equal("3332", leads("3332"))
		assert.equal("33322", leads("33322"))
	end)
end)

describe("rule 3: a trio chain", function()
	it("carries as many solos as it has trios", function()
		assert.equal("33344468", leads("33344468KKQ"))
	end)

	it("carries pairs where solos are too few", function()
		assert.equal("3334446688", leads("3334446688K"))
	end)

	it("carries the low end of a chain of six, where solos are too few", function()
		assert.equal("3334446K", leads("3334446789TJK"))
		assert.equal("333444", leads("3334446789TK"), "five cannot spare any")
	end)

	it("carries the low pair of a chain of four, where pairs are too few", function()
		assert.equal("33344466KK", leads("33344466778899KK"))
		assert.equal("333444", leads("333444667788KK"), "three cannot spare any")
	end)

	it("carries no 2 and no joker unless it goes out", function()
		assert.equal("333444", leads("3334442K99"))
		assert.equal("333444", leads("33344427KK"))
	end)

	it("carries nothing where there is nothing", function()
		assert.equal("333444", leads("33344456789"))
	end)
end)

describe("rules 4 and 5: chains", function()
	it("are just played", function()
		assert.equal("3456789", leads("3456789K"))
		assert.equal("33445566", leads("33445566K2"))
	end)
end)

describe("rule 6: a pair", function()
	it("is led while trios are two fewer than pairs and solos", function()
		assert.equal("33", leads("3355777QK"))
	end)

	it("is carried by a trio where trios abound", function()
		assert.equal("33777", leads("33777QQQKKK"))
		assert.equal("33777", leads("3355777999"))
	end)

	it("counts the trios of chains", function()
		assert.equal("33999", leads("33559997QQQKKK"))
	end)

	it("is led where there is no trio", function()
		assert.equal("33", leads("33"))
	end)
end)

describe("rule 7: a solo", function()
	it("is led while trios are two fewer than pairs and solos", function()
		assert.equal("3", leads("35777QK"))
	end)

	it("is carried by a trio where trios abound", function()
		assert.equal("3777", leads("377799992"))
	end)

	it("is led where there is no trio", function()
		assert.equal("3", leads("356789T"))
	end)
end)

describe("rules that a mod changes", function()
	it("decide in place of ours", function()
		robot.leads.trio = function(_, trio) return trio end
		assert.equal("333", leads("33357999JJQK"))
	end)
end)
