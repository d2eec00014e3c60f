-- 咆哮 paoxiao (Zhang Fei): no limit on Slashes, so he keeps them, and friends give him a weapon that reaches and then
-- Slashes. Nobody is asked.

sgs.paoxiao_keep_value = {
	Analeptic = 5.8, ExNihilo = 4.7, FireSlash = 5.6, Jink = 5.7, Peach = 6, Slash = 5.4, ThunderSlash = 5.5,
}

local function is_long_weapon(card)
	return card:isKindOf("Weapon") and not card:isKindOf("Crossbow")
end

local function has_long_weapon(to, viewer)
	if to:getWeapon() and is_long_weapon(to:getWeapon()) then return true end
	for _, card in ipairs(sgs.getKnownHandcards(to, viewer)) do
		if is_long_weapon(card) then return true end
	end
	return false
end

-- The crossbow gives him nothing that he has not got.
sgs.ai_cardneed.paoxiao = function(to, card, self)
	if not has_long_weapon(to, self.player) then return is_long_weapon(card) end
	if to:hasWeapon("spear") or card:isKindOf("Slash") then return true end
	return card:isKindOf("Analeptic") and getKnownCard(to, self.player, "Slash") > 1
end

sgs.ai_no_equip.paoxiao = function(_, card)
	return card:isKindOf("Crossbow") and "paoxiao needs no crossbow" or nil
end
