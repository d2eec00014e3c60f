-- The seed's player at its best: five steps ahead.
return { settings = { profile = "seed", level = 6 } }
