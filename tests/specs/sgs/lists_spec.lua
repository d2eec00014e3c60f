-- QSanguosha's lists, and what its utilities add to strings and tables.

describe("QList", function()
	local list

	before_each(function()
		list = sgs.SPlayerList()
		for _, item in ipairs{ "a", "b", "c" } do list:append(item) end
	end)

	it("counts from 0", function()
		assert.equal("a", list:at(0))
		assert.equal("c", list:at(2))
		assert.is_nil(list:at(3))
		assert.same({ 3, "a", "c" }, { list:length(), list:first(), list:last() })
	end)

	it("is walked by sgs.qlist from 0, in order", function()
		local seen = {}
		for index, item in sgs.qlist(list) do table.insert(seen, index .. item) end
		assert.same({ "0a", "1b", "2c" }, seen)
	end)

	it("takes in and out by position and by value", function()
		list:prepend("z")
		list:insert(2, "m")
		assert.same({ "z", "a", "m", "b", "c" }, sgs.QList2Table(list))
		assert.is_true(list:removeOne("m"))
		assert.is_false(list:removeOne("m"))
		list:removeAt(0)
		list:replace(1, "B")
		list:swap(0, 2)
		assert.same({ "c", "B", "a" }, sgs.QList2Table(list))
		assert.same({ 1, -1 }, { list:indexOf("B"), list:indexOf("z") })
	end)

	it("cuts out a part", function()
		assert.same({ "b", "c" }, sgs.QList2Table(list:mid(1)))
		assert.same({ "a", "b" }, sgs.QList2Table(list:mid(0, 2)))
	end)

	it("knows what it contains", function()
		assert.is_true(list:contains("b"))
		assert.is_false(list:contains("x"))
		list:clear()
		assert.is_true(list:isEmpty())
	end)

	it("comes from the room too, with players that compare", function()
		scene("cao-pi-banishes")
		local players = global_room:getAlivePlayers()
		assert.equal(8, players:length())
		assert.is_true(players:contains(player("caopi")))
		assert.equal(player("caopi"), players:at(5))
	end)
end)

describe("helpers of tables", function()
	it("QList2Table copies", function()
		local list = sgs.IntList()
		list:append(7)
		local copy = sgs.QList2Table(list)
		table.insert(copy, 8)
		assert.equal(1, list:length())
		assert.same({ 7, 8 }, copy)
	end)

	it("sgs.list walks tables from 1 and lists from 0", function()
		local list = sgs.IntList()
		list:append("x")
		local seen = {}
		for index, item in sgs.list{ "y" } do table.insert(seen, index .. item) end
		for index, item in sgs.list(list) do table.insert(seen, index .. item) end
		assert.same({ "1y", "0x" }, seen)
	end)

	it("sgs.reverse leaves its argument alone", function()
		local given = { 1, 2, 3 }
		assert.same({ 3, 2, 1 }, sgs.reverse(given))
		assert.same({ 1, 2, 3 }, given)
	end)

	it("table.contains looks only for values of the first one's type", function()
		assert.is_true(table.contains({ 1, 2 }, 2))
		assert.falsy(table.contains({ 1, "2" }, "2"))
		assert.falsy(table.contains({}, 1))
		assert.falsy(table.contains({ key = "value" }, "value"))
	end)

	it("table.indexOf gives -1 for what is not there", function()
		assert.same({ 2, -1 }, { table.indexOf({ "a", "b" }, "b"), table.indexOf({ "a" }, "z") })
	end)

	it("removes one, all, or what another table holds", function()
		local t = { 1, 2, 1, 3, 1 }
		table.removeOne(t, 1)
		assert.same({ 2, 1, 3, 1 }, t)
		table.removeAll(t, 1)
		assert.same({ 2, 3 }, t)
		table.insertTable(t, { 4, 5 })
		table.removeTable(t, { 2, 5 })
		assert.same({ 3, 4 }, t)
		assert.same(t, table.copyFrom(t))
		assert.not_equal(t, table.copyFrom(t))
	end)
end)

describe("helpers of strings", function()
	it("split takes a pattern, and parts nothing into nothing", function()
		assert.same({ "a", "b", "" }, ("a|b|"):split("|"))
		assert.same({ "a", "b" }, ("a1b"):split("%d"))
		assert.same({}, (""):split("|"))
		assert.same({ "whole" }, ("whole"):split("+"))
	end)

	it("startsWith and endsWith are false for an empty part", function()
		assert.same({ true, false, false }, { ("slash"):startsWith("sl"), ("slash"):startsWith("la"), ("x"):startsWith("") })
		assert.same({ true, false, false }, { ("slash"):endsWith("sh"), ("slash"):endsWith("sl"), ("x"):endsWith("") })
	end)

	it("matchOne wants punctuation on at least one side", function()
		assert.is_true(("slash|jink"):matchOne("jink"))
		assert.is_true(("a|jink|b"):matchOne("jink"))
		assert.falsy(("fireslash"):matchOne("slash"))
		assert.falsy(("slash"):matchOne(""))
	end)
end)
