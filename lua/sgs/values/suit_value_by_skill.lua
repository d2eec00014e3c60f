-- How much owners of a skill like to keep cards of a suit: sgs.<skill>_suit_value. A skill with a file of
-- its own says it there.

local BY_SKILL = {
	guhuo = { heart = 5 },
	nosguhuo = { heart = 5 },
	noslonghun = { club = 4.2, diamond = 3.9, heart = 6.7, spade = 5 },
	nosxuanhuo = { heart = 3.9 },
	quji = { diamond = 6, heart = 6 },
	yanxiao = { diamond = 3.9 },
	yinling = { club = 3.9, spade = 3.9 },
}

for skill, values in pairs(BY_SKILL) do
	sgs[skill .. "_suit_value"] = values
end
