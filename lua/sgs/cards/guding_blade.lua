-- 古锭刀 Guding Blade: one more damage to whom has no hand card.

sgs.ai_weapon_value.guding_blade = function(_, enemy)
	if not enemy then return nil end
	return enemy:isKongcheng() and not enemy:hasArmorEffect("silver_lion") and 4 or 2
end

sgs.ai_slash_weaponfilter.guding_blade = function(_, to)
	return to:isKongcheng() and not to:hasArmorEffect("silver_lion")
end
