-- A file that does not load is one result.
it("never runs", function()
	local = 1 -- FAILS: Expected identifier
end)
