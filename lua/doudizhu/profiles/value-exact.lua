-- Weighs the best splits there are.
return { settings = { profile = "value", split = "exact" } }
