-- 藤甲 Vine: plain Slashes and attacks on all do nothing; fire burns it.

local FIRE, THUNDER = sgs.DamageStruct_Fire, sgs.DamageStruct_Thunder

-- An enemy who has fire at hand.
local function fire_about(self, player)
	for _, enemy in ipairs(self:getEnemies(player)) do
		local fan = enemy:hasWeapon("fan") and enemy:canSlash(player)
		if fan or self:hasSkills("huoji|longhun|yeyan", enemy) then return true end
		for _, class in ipairs({ "FireSlash", "FireAttack", "Fan" }) do
			if getKnownCard(enemy, player, class) > 0 then return true end
		end
	end
	return false
end

local function chain_burns(self, player)
	if not player:isChained() then return false end
	local source = self.room:getCurrent() or self.player
	return not self:isGoodChainTarget(player, source, FIRE) or not self:isGoodChainTarget(player, source, THUNDER)
end

sgs.ai_armor_value.vine = function(player, self)
	if self:needKongcheng(player) and player:getHandcardNum() == 1 then
		return player:hasSkill("kongcheng") and 5 or 3.8
	end
	if self:hasSkills(sgs.lose_equip_skill, player) then return 3.8 end
	if not self:damageIsEffective(player, FIRE) then return 6 end
	if chain_burns(self, player) or fire_about(self, player) then return -2 end
	if player:getHp() <= 2 or sgs.turncount > 2 and #self:getEnemies(player) < 3 then return 5 end
	return 0
end
