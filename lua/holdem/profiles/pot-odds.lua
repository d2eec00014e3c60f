-- Goes by pot odds, and raises with good hands.
return { settings = { profile = "pot-odds" } }
