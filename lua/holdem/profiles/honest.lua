-- Calls with an honest share of the wins.
return { settings = { profile = "honest" } }
