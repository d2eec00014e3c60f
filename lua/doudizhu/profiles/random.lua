-- Any legal move.
return { settings = { profile = "random" } }
