-- Every test here must end with an error, on the line that says so.

it("error", function()
	error("it broke") -- FAILS: it broke
end)

it("nil", function()
	local nothing
	print(nothing.hp) -- FAILS: attempt to index nil with 'hp'
end)

it("misspelt method", function()
	scene("cao-pi-banishes")
	player("caopi"):getHandcardnum() -- FAILS: did you mean getHandcardNum
end)

it("table as error", function()
	error({ code = 7 }) -- FAILS: a table was raised as an error
end)

it("missing scene", function()
	scene("there-is-no-such-scene") -- FAILS: there is no scene there-is-no-such-scene.json
end)

it("bad scene", function()
	scene("cao-pi-banishes"):with{ players = { caopi = { hp = "two" } } } -- FAILS: snapshot.players[5].hp
end)

it("nothing to decide on", function()
	decide() -- FAILS: there is no scene yet
end)

it("in our own files", function()
	scene("cao-pi-banishes")
	brain("caopi"):sort("no table") -- FAILS: junshi/sgs/smart/sorting.lua
end)

it("nested test", function()
	it("inside", function() end) -- FAILS: it cannot stand inside a test
end)

it("other files", function()
	require("anything") -- FAILS: a spec cannot load another file
end)
