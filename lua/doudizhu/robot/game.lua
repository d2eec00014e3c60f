-- What a decision is about: { view, hand, count, split, last, is_partners }, `last` being the group to beat, and
-- whether it is a partner's. A hand is split once, however often its seat is asked while it holds it.

local robot = doudizhu.rules.robot

local known = {} -- by seat

function robot.read(view)
	local seat, hand = view:seat(), view:hand()
	local game = known[seat]
	if not game or game.hand ~= hand then
		local count = robot.count(hand)
		game = { hand = hand, count = count, split = robot.split(count) }
		known[seat] = game
	end
	game.view, game.last = view, view:to_beat()
	game.is_partners = game.last ~= nil and view:beats_partner()
	return game
end

-- The whole hand, where it is one play that is legal now: who can go out does.
function robot.finish(game)
	local last = game.last
	local size = #game.hand
	if last and size ~= #last.cards and size ~= 2 and size ~= 4 then return nil end
	return doudizhu.group(game.hand, last)
end
