-- The search, with no limit but that of the decision.
return { settings = { profile = "strong", level = 9 } }
