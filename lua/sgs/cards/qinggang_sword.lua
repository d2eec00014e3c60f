-- 青釭剑 Qinggang Sword: armour does not help against it.

local function has_armor(player)
	return player:getArmor() ~= nil or player:hasArmorEffect("eight_diagram")
end

sgs.ai_weapon_value.qinggang_sword = function(_, enemy)
	if enemy and has_armor(enemy) then return 3 end
end

sgs.ai_slash_weaponfilter.qinggang_sword = function(_, to)
	return has_armor(to)
end
