-- Step 1: who wins, and with what. That is not the player's to decide: a director above it says so (setting
-- `director`). `weighted` draws the winner of all seats by weight and deals so that he wins, `peek` looks at what was
-- dealt, and the host may just say it; all three come with the state. `sampled` is the player's own guess: it
-- imagines the cards that it does not see, and so wins as often as its equity says. At a table that is marked
-- fair nothing else is allowed.

local planned = holdem.rules.planned
local directors = planned.directors

-- What the state says of how the hand comes out, if it says so by this director.
local function told(by)
	return function(hand)
		local destiny = hand.view:destiny()
		if destiny and destiny.director == by then return destiny end
		return nil, "the state tells no outcome by the director " .. by
	end
end

directors.weighted, directors.peek, directors.host = told("weighted"), told("peek"), told("host")

function directors.sampled(hand)
	local imagined = holdem.imagine{
		hole = hand.hole, board = hand.board, others = hand.others, seed = hand.seed, key = hand.street,
	}
	return { director = "sampled", outcome = imagined.outcome, board = imagined.board }
end

-- How the hand will come out: `{ director, outcome, category, board }`; nil and why not.
function planned.outcome(hand)
	local wanted = hand.settings.director
	if hand.view:is_fair() and wanted ~= "sampled" and wanted ~= "auto" then
		return nil, "the table is fair: the director " .. wanted .. " is not allowed, only sampled"
	end
	if wanted == "auto" then
		local destiny = hand.view:destiny()
		wanted = destiny and destiny.director or "sampled"
	end
	local director = directors[wanted]
	if not director then return nil, "there is no director " .. tostring(wanted) end
	return director(hand)
end
