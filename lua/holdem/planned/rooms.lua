-- Where it sits: in rooms for beginners and in intermediate ones. In advanced and private rooms it leaves the hand to
-- another player, unless the host insists (setting `anywhere`).

holdem.planned.rooms = { beginner = true, intermediate = true, advanced = false, private = false }

-- Why it does not sit here; nil where it does.
function holdem.rules.planned.refusal(hand)
	local level = hand.level
	if holdem.planned.rooms[level] == false and not hand.settings.anywhere then
		return "the planned player does not sit in " .. level .. " rooms"
	end
	return nil
end
