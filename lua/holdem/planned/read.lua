-- What the steps get to see: the hand as it began, and the question as the plan sees it. Chips of `turn` are those of
-- the street, apart from what was spent in the hand.

local planned = holdem.rules.planned

local STREET = { preflop = 0, flop = 1, turn = 2, river = 3 }

-- The question: what was put in, what was bet, what may be raised to.
local function turn(view)
	local least = view:min_raise()
	return {
		street = STREET[view:street()], spent = view:spent(), put = view:bet(), bet = view:level(),
		least = least and least - view:before(), all_in = view:bet() + view:stack(),
		raised = view:raises_of(view:seat(), view:street()),
	}
end

-- A hand has the same seed from its first question to its last, so that its plan is always the same.
function planned.read(view, settings)
	local hole, stack = view:hole(), view:start_stack()
	return {
		view = view, settings = settings, turn = turn(view), seed = view:seed(view:hand_number() .. hole .. stack),
		hole = hole, board = view:board(), street = view:street(), others = #view:opponents(),
		stack = stack, carry = view:max_carry(), blind = view:big_blind(), level = view:room(),
	}
end
