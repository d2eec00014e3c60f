-- Any legal action.
return { settings = { profile = "random" } }
