-- Which suits owners of a skill would rather part with: the worst first. The first of one's skills that is
-- named here decides. A skill with a file of its own says it there.

local BY_SKILL = {
	guhuo = "club|spade|diamond|heart",
	jie = "club|spade|diamond|heart",
	yanxiao = "club|spade|heart|diamond",
	yinling = "diamond|heart|club|spade",
	yishi = "club|spade|diamond|heart",
}

for skill, order in pairs(BY_SKILL) do
	sgs.ai_suit_priority[skill] = order
end
