-- Which suits owners of a skill would rather part with: the worst first. The first of one's skills that is
-- named here decides. A skill with a file of its own says it there.

local BY_SKILL = {
	guhuo = "club|spade|diamond|heart",
	guidao = "diamond|heart|club|spade",
	guose = "club|spade|heart|diamond",
	hongyan = "club|diamond|spade|heart",
	huoji = "club|spade|diamond|heart",
	jie = "club|spade|diamond|heart",
	jijiu = "club|spade|diamond|heart",
	kanpo = "diamond|heart|club|spade",
	qixi = "diamond|heart|club|spade",
	wushen = "club|spade|diamond|heart",
	wusheng = "club|spade|diamond|heart",
	yanxiao = "club|spade|heart|diamond",
	yinling = "diamond|heart|club|spade",
	yishi = "club|spade|diamond|heart",
}

for skill, order in pairs(BY_SKILL) do
	sgs.ai_suit_priority[skill] = order
end

-- Duels and Slashes in red let him draw.
sgs.ai_suit_priority.jiang = function(_, card)
	if card:isKindOf("Slash") or card:isKindOf("Duel") then return "diamond|heart|club|spade" end
	return "club|spade|diamond|heart"
end
