-- 集智 nosjizhi (Huang Yueying of the old edition): draws a card for each trick that takes effect at once, so she keeps those
-- and friends give her theirs. She is not asked for anything else.

sgs.nosjizhi_keep_value = sgs.trick_users_keep_value

sgs.ai_cardneed.nosjizhi = function(_, card)
	return card:isNDTrick()
end

sgs.ai_delayed_value.nosjizhi = { Indulgence = 5 }

-- A card more: that is worth the attack even where it hits nobody.
sgs.ai_aoe_gain.nosjizhi = function(_, _, _, hit)
	return hit > 0 and 51 or 110
end

sgs.ai_card_bonus.nosjizhi = function(_, card)
	return card:isNDTrick() and 4 or 0
end
