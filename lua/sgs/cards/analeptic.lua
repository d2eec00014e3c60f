-- 酒 Analeptic: drunk before a Slash that will hit, seldom by itself.

-- By itself only where losing a hand card costs nothing.
function SmartAI:useCardAnaleptic(card, use)
	local me = self.player
	if self:isWeak() or self:hasLoseHandcardEffective() or me:getHandcardNum() == 0 then return end
	if not sgs.Analeptic_IsAvailable(me, card) then return end
	if not use.isDummy then trace.consider(card, nil, "losing a hand card costs nothing") end
	use.card = card
end

-- Whether wine is worth its card against a target of the next Slash.
function SmartAI:shouldUseAnaleptic(target, slash)
	local me = self.player
	if sgs.turncount <= 1 and me:getRole() == "renegade" and sgs.isLordHealthy() and self:getOverflow() < 2 then
		return false
	end
	if target:hasArmorEffect("silver_lion") and not IgnoreArmor(me, target) then return false end
	if target:hasSkill("xiangle") and self:countBasics() < 3 then return false end
	if self:isJinkAvailable(me, target, slash) then return true end -- that is: he cannot dodge
	if me:hasWeapon("axe") and me:getCardCount(true) > 4 then return true end
	local known = getKnownCard(target, me, "Jink", true)
	if self:needsTwoJinks(target) then
		return known < 2 and getCardsNum("Jink", target, me) < 2
	end
	local wine, over = self:getCardsNum("Analeptic"), self:getOverflow()
	if known > 0 and not (over > 0 and wine > 1) then return false end
	return wine > 1 or over > 0 or getCardsNum("Jink", target, me) < 1
		or sgs.card_lack[target:objectName()].Jink == 1
end

-- With one wine a turn it is for a single Slash; with more of them for each Slash there has to be one.
local function wine_fits_plan(self, wine)
	local slashes = 0
	for _, card in ipairs(self.toUse) do
		if card:isKindOf("Slash") then slashes += 1 end
	end
	if sgs.Sanguosha:correctCardTarget(sgs.TargetModSkill_Residue, self.player, wine) < 1 then return slashes < 2 end
	return self:getCardsNum("Analeptic") >= slashes
end

local function shares_card(one, other)
	local function ids(card)
		return card:isVirtualCard() and sgs.QList2Table(card:getSubcards()) or { card:getId() }
	end
	local taken = ids(other)
	for _, id in ipairs(ids(one)) do
		if table.contains(taken, id) then return true end
	end
	return false
end

-- The wine to drink before this Slash on this target, or nil.
function SmartAI:searchForAnaleptic(_, target, slash)
	local me = self.player
	if not self.toUse then return nil end
	local text = self:getCardId("Analeptic")
	local wine = text and sgs.Card_Parse(text)
	if not wine or not wine:isKindOf("Analeptic") or shares_card(wine, slash) then return nil end
	if not sgs.Analeptic_IsAvailable(me, wine) or not wine_fits_plan(self, wine) then return nil end
	if not self:shouldUseAnaleptic(target, slash) then
		trace.reject(wine, "it would be lost on " .. target:objectName())
		return nil
	end
	return wine
end
