-- How friendly it is to give somebody a card: not where it is lost on him, or ends the protection of an
-- empty hand.

-- The level for the one who is given the card; `spoiled` in its place where he wanted his hand empty.
function sgs.giftIntention(to, level, spoiled)
	if hasManjuanEffect(to) then return 0 end
	if to:isKongcheng() and to:hasSkill("kongcheng") then return spoiled or 0 end
	return level
end
