-- Step 7: when the target is reached. Who is to win calls whatever comes; who is to lose calls up to this multiple
-- of the target, which is 600 for 300, and then folds. Neither raises any more.

holdem.planned.limits = {
	lose = 2,
	-- a planned raise below the minimum is raised to that where it costs no more than this part of what is left
	overshoot = 0,
}
