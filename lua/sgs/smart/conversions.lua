-- What skills let single cards be used as: sgs.ai_view_as of the skills whose rules are plain. Skills
-- that decide more have files of their own, which come later and replace these.

local HAND, SPECIAL = sgs.Player_PlaceHand, sgs.Player_PlaceSpecial

-- The text of a card that a skill makes of one other.
function sgs.convertedCard(card, name, skill)
	return string.format("%s:%s[%s:%s]=%d", name, skill, card:getSuitString(), card:getNumberString(),
		card:getEffectiveId())
end

local function in_hand(place)
	return place == HAND or place == SPECIAL
end

-- `rule(card, player, place, class_name)` gives the object name of what the card becomes, or nil.
local function convert(skill, rule)
	sgs.ai_view_as[skill] = function(card, player, place, class_name)
		if card:getEffectiveId() < 0 then return nil end
		local name = rule(card, player, place or HAND, class_name)
		return name and sgs.convertedCard(card, name, skill) or nil
	end
end

convert("fan", function(card, _, place, class_name)
	local plain = in_hand(place) and card:objectName() == "slash"
	return plain and class_name == "FireSlash" and "fire_slash" or nil
end)
