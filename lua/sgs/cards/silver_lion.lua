-- 白银狮子 Silver Lion: no blow takes more than one health point, and losing it heals.

local function lightning_about(self)
	for _, player in sgs.qlist(self.room:getAlivePlayers()) do
		if player:containsTrick("lightning") then return true end
	end
	return false
end

local function hostile_wizard(self, player)
	for _, enemy in ipairs(self:getEnemies(player)) do
		if self:hasSkills(sgs.wizard_harm_skill or "guicai|nosguicai|guidao|jilve", enemy) then return true end
	end
	return false
end

-- Another armour in hand, for which the lion would be changed.
local function holds_another(player)
	for _, card in sgs.qlist(player:getHandcards()) do
		if card:isKindOf("Armor") and not card:isKindOf("SilverLion") then return true end
	end
	return false
end

sgs.ai_armor_value.silver_lion = function(player, self)
	if lightning_about(self) and hostile_wizard(self, player) then return 5 end
	if player:isWounded() and not player:getArmor() then return 9 end
	if player:isWounded() and not player:hasArmorEffect("silver_lion") and holds_another(player) then return 8 end
	return 1
end
