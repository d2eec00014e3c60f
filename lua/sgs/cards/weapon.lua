-- Weapons: whether to take one in hand.

-- Without a Slash to use, a planned turn has no need of a weapon while the hand has room.
local function idle(self)
	local me = self.player
	if self:getCardsNum("Slash") > 0 and self:slashIsAvailable() then return false end
	return not self:needKongcheng() and not self:hasSkills(sgs.lose_equip_skill) and self:getOverflow() <= 0
		and me:getPhase() == sgs.Player_Play
end

function SmartAI:whyNotWeapon(card, old, use)
	local me = self.player
	local crossbow = card:isKindOf("Crossbow")
	if self:needBear() then return "bears are collected first" end
	if self:friendLacks("Weapon") then return "a friend has no weapon" end
	if use.isDummy and not crossbow and idle(self) then return "there is no Slash for it" end
	if not self:needKongcheng() and me:getHandcardNum() <= me:getHp() - 2 then return "the hand is small" end
	if not old then return nil end
	local worth, worn = self:evaluateWeapon(card), self:evaluateWeapon(old)
	if worth > worn then return nil end
	return string.format("worth %.2f, the old one %.2f", worth, worn)
end
