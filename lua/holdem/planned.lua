-- 牛牛德州 The planned player. It is told how the hand will come out, and plays a person who does not know: it
-- decides how much the hand is worth to it, in which raises to put that in, and keeps to this plan while others act.
--
-- Source: a design of 2015 for the rooms of a hold'em client. The files of planned/ are its steps, one each, with
-- their numbers; `read.lua` is what a step gets to see, `words.lua` is how the trace tells it.
--
--   1 outcome.lua   who wins, and with what            5 raises, shares, weights   when to raise, and how much
--   2 mapping.lua   what such a hand counts as         6 floors.lua                the least raise
--   3 play.lua      whether to play at all             7 limits.lua                when enough is put in
--   4 targets.lua   how much to put in                 8 ../human/pace.lua         how long to seem to think
--
-- A mod changes numbers in `holdem.planned`, or puts a function in one of these tables.

holdem.rules.planned = {
	directors = {}, -- where the outcome comes from, by name
	given = {}, -- steps that are not drawn but given: given.counts = function(hand) return { 0, 2, 0, 0 } end
	words = {}, -- what the trace says, by language
}

local planned = holdem.rules.planned

local WHOLE = 10 -- letters of five cards

-- The plan of a hand: always the same in the same hand, since it is drawn from what the hand began with.
function planned.plan(hand, arranged)
	local board = arranged.board or hand.board
	local brief = {
		outcome = arranged.outcome, hole = hand.hole, board = board,
		category = #board < WHOLE and arranged.category or nil, -- with a whole board the cards say it
		stack = hand.stack, room = { carry = hand.carry, blind = hand.blind }, seed = hand.seed,
		spread = hand.settings.spread, strict_map = hand.settings.strict_map, anywhere = true,
	}
	for step, give in pairs(planned.given) do brief[step] = give(hand, arranged) end
	return holdem.plan(brief)
end

-- What the plan says to the question, as an answer.
function planned.answer(hand, found)
	if found.act == "raise" then return hand.view:bet_to(found.to) end
	return found.act == "fold" and "f" or "c"
end

-- What is done, in the words of ../human/pace.lua.
function planned.deed(hand, found)
	if found.act == "raise" then return found.to >= hand.turn.all_in and "all_in" or "raise" end
	return found.act == "call" and hand.turn.bet <= hand.turn.put and "check" or found.act
end

-- What is done, or nil and why this player does nothing here.
function planned.act(view, settings)
	local hand = planned.read(view, settings)
	local refusal = planned.refusal(hand)
	if refusal then return nil, refusal end
	local arranged, why = planned.outcome(hand)
	if not arranged then return nil, why end
	local plan = planned.plan(hand, arranged)
	local found = holdem.react(plan, hand.turn, { carry = hand.carry, blind = hand.blind, cap = settings.cap })
	planned.tell(hand, arranged, plan, found)
	holdem.rules.human.think(view, planned.deed(hand, found))
	return planned.answer(hand, found)
end

-- Where it does nothing another profile plays (setting `instead`), and the trace says why.
function planned.act_or_leave(view, settings)
	local answer, why = planned.act(view, settings)
	if answer then return answer end
	local other = holdem.ai_profile[settings.instead]
	if not other or other == holdem.ai_profile.planned then return nil, why end
	trace.note(string.format("%s; %s plays", why, settings.instead))
	return other.act(view, settings)
end

holdem.ai_profile.planned = { act = planned.act_or_leave }
