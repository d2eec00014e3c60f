-- What people do whatever they know: how long they think, which amounts they click, how a loss tells on them. The
-- profiles that play like people use these rules; numbers are in `holdem.human`.

holdem.rules.human = {}

local human = holdem.rules.human

-- How far the chance to win and the price of going on are apart, 0 to 1, judged by one's own cards.
function human.gap(view)
	local equity = view:equity(nil, holdem.human.pace.samples).equity
	-- with nothing to pay it is the choice between checking and betting that is hard: near an even chance
	return math.abs(equity - (view:to_call() > 0 and view:pot_odds() or 0.5))
end

-- Thinks about what is done: "fold", "check", "call", "raise" or "all_in".
function human.think(view, deed, gap)
	gap = (gap or human.gap(view)) + human.heat(view) * holdem.human.tilt.haste + human.tempo(view)
	return holdem.pause(deed, math.max(gap, 0))
end
