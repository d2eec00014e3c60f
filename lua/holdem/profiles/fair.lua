-- Knows its own two cards and reads the others.
return { settings = { profile = "fair" } }
