-- Weapons: whether to take one in hand.

-- qiangxi is about to throw the weapon in use: no other one yet.
local function qiangxi_throws(self, old)
	local me = self.player
	local handler = sgs.ai_skill_use_func.QiangxiCard
	if not old or not handler or not me:hasSkill("qiangxi") or me:hasUsed("QiangxiCard") then return false end
	local card = sgs.Card_Parse("@QiangxiCard=" .. old:getEffectiveId())
	local dry = { isDummy = true, to = sgs.SPlayerList() }
	if card then handler(card, dry, self) end
	return dry.card ~= nil and dry.card:getEffectiveId() == old:getEffectiveId()
end

-- zhiheng, or jilve in its stead, can still exchange the card.
local function may_exchange(self)
	local me = self.player
	return me:hasSkill("zhiheng") and not me:hasUsed("ZhihengCard")
		or me:hasSkill("jilve") and me:getMark("@bear") > 0 and not me:hasFlag("JilveZhiheng")
end

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
	if qiangxi_throws(self, old) then return "qiangxi throws the old one first" end
	if self:friendLacks("Weapon") then return "a friend has no weapon" end
	if crossbow and me:hasSkill("paoxiao") then return "paoxiao needs no crossbow" end
	if use.isDummy and not crossbow and idle(self) then return "there is no Slash for it" end
	if old and not crossbow and may_exchange(self) then return "it can be exchanged" end
	if not self:needKongcheng() and me:getHandcardNum() <= me:getHp() - 2 then return "the hand is small" end
	if not old then return nil end
	local worth, worn = self:evaluateWeapon(card), self:evaluateWeapon(old)
	if worth > worn then return nil end
	return string.format("worth %.2f, the old one %.2f", worth, worn)
end
