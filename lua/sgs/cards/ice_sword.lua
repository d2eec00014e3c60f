-- 寒冰剑 Ice Sword: in place of the damage, two cards of the target are discarded.

local function for_friend(self, target, heavy)
	local me = self.player
	if self:getDamagedEffects(target, me, true) then return false, "the friend wants the damage" end
	if target:isChained() and self:isGoodChainTarget(target, me) then return false, "the chain serves us" end
	if self:isWeak(target) or heavy then return true, "the blow is too hard for a friend" end
	if not target:isWounded() then return false, "the friend bears the blow" end
	return true, "cards cost the friend less"
end

-- Cases in order; the first that fits decides.
local function for_enemy(self, target, heavy, slash)
	local me, cards = self.player, target:getCardCount(true)
	if self:isWeak(target) or heavy then return false, "the damage is worth more" end
	local armor = target:getArmor()
	local lion = armor and armor:isKindOf("SilverLion") and target:isWounded()
	if armor and not lion and self:evaluateArmor(armor, target) > 3 then return true, "its armour is worth more" end
	if self:isJinkAvailable(me, target, slash) then return false, "the blow could not be dodged" end
	if sgs.gainsByLosing(target) then return false, "it gains by losing cards" end
	if self:hasSkills(sgs.need_kongcheng, target) then return false, "it likes an empty hand" end
	if cards == 2 or cards == 3 then return true, "little is left to it" end
	return false, "the damage is worth more"
end

sgs.ai_skill_invoke.ice_sword = function(self, data)
	local damage = data:toDamage()
	local target = damage.to
	if not target then return false end
	local heavy = (damage.damage or 1) > 1
	local friend = self:isFriend(target)
	heavy = heavy or not friend and damage.card ~= nil and self:hasHeavySlashDamage(self.player, damage.card, target)
	local invoke, why = (friend and for_friend or for_enemy)(self, target, heavy, damage.card)
	trace.note((invoke and "two cards of " or "no cards of ") .. target:objectName() .. ": " .. why)
	return invoke
end
