-- Spies and stubs, as busted has them.

describe("a spy", function()
	it("remembers calls and lets them through", function()
		local place = { double = function(x) return 2 * x end }
		local s = spy.on(place, "double")
		assert.are.equal(8, place.double(4))
		assert.spy(s).was.called()
		assert.spy(place.double).was_called(1)
		assert.spy(s).was_called_with(4)
		assert.spy(s).was_not_called_with(5)
		assert.spy(s).returned_with(8)
		s:revert()
		assert.is_function(place.double)
	end)

	it("can be made of nothing or of a function", function()
		local quiet, loud = spy.new(), spy.new(function() return "x" end)
		quiet(1, nil, 3)
		assert.spy(quiet).was_called_with(1, nil, 3)
		assert.are.equal("x", loud())
		assert.spy(loud).was_called_at_least(1)
		assert.spy(loud:clear()).was_not_called()
	end)

	it("watches methods", function()
		local thing = {}
		function thing:name() return self end
		spy.on(thing, "name")
		assert.are.equal(thing, thing:name())
		assert.spy(thing.name).was_called_with(thing)
	end)
end)

describe("a stub", function()
	it("answers what it is told to and calls nothing", function()
		local place = { roll = function() error("not wanted") end }
		local s = stub(place, "roll").returns(6)
		assert.are.equal(6, place.roll())
		assert.stub(s).was_called(1)
	end)

	it("may be given its answers at once", function()
		local place = { pair = error }
		stub(place, "pair", 1, 2)
		assert.are.same({ 1, 2 }, { place.pair() })
	end)

	it("stands for all functions of a mock", function()
		local place = mock({ a = error, deep = { b = error } }, true)
		place.a()
		place.deep.b()
		assert.stub(place.a).was_called(1)
		assert.stub(place.deep.b).was_called(1)
	end)

	it("fails the test where it was called otherwise", function()
		local s = spy.new()
		s(1)
		assert.has_error(function()
			assert.spy(s).was_called_with(2)
		end)
	end)
end)
