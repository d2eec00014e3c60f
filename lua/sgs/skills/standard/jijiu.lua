-- 急救 jijiu (Hua Tuo): out of his turn any red card of his is a Peach. So red cards are kept, and friends give him
-- theirs.

sgs.ai_view_as.jijiu = function(card, player, place)
	local own = place == nil or place == sgs.Player_PlaceHand or place == sgs.Player_PlaceEquip
	if not own or card:getEffectiveId() < 0 or not card:isRed() then return nil end
	if player:getPhase() ~= sgs.Player_NotActive or player:getMark("Global_PreventPeach") > 0 then return nil end
	return sgs.convertedCard(card, "peach", "jijiu")
end

sgs.ai_cardneed.jijiu = function(_, card)
	return card:isRed()
end

sgs.jijiu_suit_value = { heart = 6, diamond = 6 }
sgs.ai_suit_priority.jijiu = "club|spade|diamond|heart"

sgs.ai_delayed_value.jijiu = { Indulgence = 10, SupplyShortage = 10 }

sgs.ai_no_equip.jijiu = sgs.keepsForUse(function(card)
	return card:isRed()
end, "red cards heal")
