-- Plays by a plan towards an outcome that is settled.
return { settings = { profile = "planned" } }
