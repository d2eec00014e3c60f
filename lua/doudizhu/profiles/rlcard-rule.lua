-- The rule agent of RLCard.
return { settings = { profile = "rlcard-rule" } }
