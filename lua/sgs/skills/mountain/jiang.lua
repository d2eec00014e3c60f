-- 激昂 jiang (Sun Ce): draws a card for each Duel or red Slash that he uses or that is aimed at him; always. He keeps
-- and is given such cards.

sgs.ai_skill_invoke.jiang = true

-- Duels and Slashes in red let him draw.
sgs.ai_suit_priority.jiang = function(_, card)
	if card:isKindOf("Slash") or card:isKindOf("Duel") then return "diamond|heart|club|spade" end
	return "club|spade|diamond|heart"
end

sgs.ai_cardneed.jiang = function(_, card)
	return card:isKindOf("Duel") or card:isKindOf("Slash") and card:isRed()
end

-- Of his Slashes the red ones are used first, and kept longest.
sgs.ai_card_bonus.jiang = function(_, card)
	if card:isKindOf("Slash") and card:isRed() then return 0, 0.05, 0.004 end
	return 0
end
