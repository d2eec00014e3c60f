-- A file whose body fails is one result.
it("never runs", function() end)
describe("a block", function()
	error("while collecting") -- FAILS: while collecting
end)
