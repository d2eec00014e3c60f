-- Habit: a seat is a quick or a slow player throughout a match (setting `habit`, 0 to 1: how much that shows).

holdem.human.habit = { tempo = 0.1 } -- by how much the quickest and the slowest misjudge how hard a choice is

-- How much quicker (above 0) or slower the seat is than others.
function holdem.rules.human.tempo(view)
	local drawn = view:seed("habit") / 0x100000000
	return (2 * drawn - 1) * holdem.human.habit.tempo * math.min(holdem.settings.habit, 1)
end
