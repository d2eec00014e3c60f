-- Folds wherever that costs something.
return { settings = { profile = "folding" } }
