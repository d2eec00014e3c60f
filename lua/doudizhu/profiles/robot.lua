-- Keeps the rules of the text.
return { settings = { profile = "robot" } }
