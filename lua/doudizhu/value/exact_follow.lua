-- Following where hands are split exactly: the series' clauses, and before them what it lacks, a partner and an
-- opponent about to go out.

local value = doudizhu.rules.value
local follows = value.follows

value.follow_order.exact = {
	"nothing_beats", "finish", "rocket_then_all", "partner", "danger", "bomb", "four_pair", "same_kind",
}

-- A partner's play is beaten only where that costs nothing at all, and by no card above the ace.
function follows.partner(game, last)
	if not game.view:beats_partner() then return nil end
	local play = value.in_kind(game, last, 0).play
	local group = play and doudizhu.group(play, last)
	return group and group.rank <= doudizhu.tuning.value.over_partner and play or value.PASS
end

-- An opponent who is nearly out is answered in kind whatever it costs.
function follows.danger(game, last)
	if game.view:least_enemy() > doudizhu.tuning.value.danger then return nil end
	return value.in_kind(game, last, math.huge).play
end
