-- What a seat does differently. A rule gives a group, `robot.PASS`, or nil where it has nothing to say; the
-- first of the list that says something decides.

local robot = doudizhu.rules.robot

robot.lead_seats = { "feed_partner", "avoid_solos" }

robot.follow_seats = { "block", "partner_solo", "partner_pair", "partner_other" }

-- Whether an opponent who plays next, or any opponent of the landlord, holds one card.
function robot.must_block(game)
	local view = game.view
	if view:role() == "landlord" then return view:least_enemy() == 1 end
	return view:next() == view:landlord() and view:left(view:landlord()) == 1
end
