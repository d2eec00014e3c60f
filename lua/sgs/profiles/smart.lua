-- Our own AI at its best: generals are chosen by what they have won, not by the original's ratings.
return { settings = { pick = "measured" } }
