-- The planned player sits in rooms for beginners and in intermediate ones. In advanced and private rooms it leaves
-- the hand to the next player, unless the host insists (setting `planned_anywhere`).

holdem.planned.rooms = { beginner = true, intermediate = true, advanced = false, private = false }
