-- Checks and calls, always.
return { settings = { profile = "calling" } }
