-- What serves those who strike harder for fewer cards: luoyi and nosluoyi.

-- Slashes and Duels are kept for the blow, and the weapons that bring it home.
sgs.bareStrikerKeeps = {
	Analeptic = 5.8, Axe = 5, Blade = 4.9, DefensiveHorse = 4, Duel = 5.5, Fan = 4.8, FireSlash = 5.6,
	Halberd = 4.6, Jink = 5.2, KylinBow = 4.7, MoonSpear = 4.5, Peach = 6, SPMoonSpear = 4.5,
	Slash = 5.4, Spear = 4.9, ThunderSlash = 5.5,
}

-- A card for such a friend: any Duel; a Slash where he shows none and could slash somebody frail.
function sgs.servesBareStriker(friend, card, self)
	if card:isKindOf("Duel") then return true end
	if not card:isKindOf("Slash") or getKnownCard(friend, self.player, "Slash", true) > 0 then return false end
	for _, enemy in ipairs(self:getEnemies(friend)) do
		if friend:canSlash(enemy) and sgs.getDefenseSlash(enemy, self) <= 2 then return true end
	end
	return false
end
