-- 权值 The value player: every group has a value, every turn of control costs 7, and F(hand) is the sum over the
-- groups by which the hand goes out. It leads and follows so that what remains is worth most.
--
-- Source: 九日王朝 (sm9sun), "斗地主AI算法", chapters 4 to 14. Every clause is an entry of one of these tables.

doudizhu.rules.value = {
	leads = {}, -- clauses of leading, by name
	lead_order = {}, -- which are asked, by how hands are split
	follows = {}, -- clauses of following, by name
	follow_order = {}, -- which are asked, by how hands are split
	replies = {}, -- every higher play of a type, by type
}

local value = doudizhu.rules.value

-- Numbers of the clauses; the values of groups are in value/table.lua.
doudizhu.tuning.value = {
	double = 25, -- a hand that is worth so much doubles; the series says nothing of it
	rocket_above = 20, -- a hand that is worth more than this plays its rocket
	bomb_four_above = 14, -- a hand that is worth more than this bombs four cards with two pairs
	longest_with_solos = 4, -- trios in the longest chain that carries solos while other cards remain
	longest_with_pairs = 3,
	-- where hands are split exactly:
	danger = 2, -- an opponent with so few cards is answered whatever it costs
	over_partner = 14, -- the highest rank with which a partner's play is beaten
}

-- What a clause chose; nothing is the pass. The trace gets the clause's name.
local function told(cards, clause)
	if trace.wanted() then trace.note((cards or "pass") .. " by clause " .. (clause or "5")) end
	return cards or "pass"
end

doudizhu.ai_profile.value = {
	bid = function(view, settings) return value.bid(value.read(view, settings)) end,
	double = function(view, settings)
		return doudizhu.worth(view:hand(), settings.split) >= doudizhu.tuning.value.double
	end,
	lead = function(view, settings) return told(value.lead(value.read(view, settings))) end,
	follow = function(view, settings) return told(value.follow(value.read(view, settings))) end,
}
