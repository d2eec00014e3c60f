-- Weighs splits as the value series does.
return { settings = { profile = "value", split = "recursive" } }
