-- 武圣 wusheng (Guan Yu): any red card, from hand or equipment, is a Slash. In the play phase he offers the one
-- of least use, dear ones only for a kill.

sgs.ai_suit_priority.wusheng = "club|spade|diamond|heart"

sgs.ai_view_as.wusheng = function(card, _, place)
	if card:getEffectiveId() < 0 or place == sgs.Player_PlaceDelayedTrick then return nil end
	if not card:isRed() or card:isKindOf("Peach") or card:hasFlag("using") then return nil end
	return sgs.convertedCard(card, "slash", "wusheng")
end

sgs.ai_cardneed.wusheng = function(to, card)
	return to:getHandcardNum() < 3 and card:isRed()
end

-- An enemy in range whom one Slash would finish, as far as is seen.
local function can_kill(self)
	for _, enemy in ipairs(self.enemies) do
		local saved = self:guess("Jink", enemy) + self:guess("Peach", enemy) + self:guess("Analeptic", enemy)
		if enemy:getHp() == 1 and self:isWeak(enemy) and self.player:inMyAttackRange(enemy)
			and saved < 1 and not self:hasEightDiagramEffect(enemy)
		then
			return true
		end
	end
	return false
end

-- Worn equipment serves longer than one Slash; some is better gone.
local function is_spare_equip(self, card)
	if self:hasSkills(sgs.lose_equip_skill) then return true end
	return card == self.player:getArmor() and self:needToThrowArmor()
end

-- A crossbow is kept for many Slashes, but not by one who has few, or needs none.
local function needs_crossbow(self)
	return self:getCardsNum("Slash") >= 2 and not self.player:hasSkill("paoxiao")
end

local function why_keep(self, card, kill)
	if card:isKindOf("Crossbow") and needs_crossbow(self) then return "a crossbow for many Slashes" end
	if kill then return nil end
	if card:isKindOf("Peach") or card:isKindOf("ExNihilo") then return "worth more as what it is" end
	if self.player:hasEquip(card) and not is_spare_equip(self, card) then return "it serves longer where it is" end
	return self:isLastDodge(card) and "the last card that dodges" or nil
end

local function card_to_offer(self, inclusive)
	local red, me = {}, self.player
	for _, card in ipairs(self:ownCards("he")) do
		if card:getEffectiveId() >= 0 and card:isRed() and not card:isKindOf("Slash") then table.insert(red, card) end
	end
	self:sortByUseValue(red, true)
	local kill = can_kill(self)
	local extra = sgs.Sanguosha:correctCardTarget(sgs.TargetModSkill_Residue, me, sgs.Sanguosha:cloneCard("slash")) > 0
	for _, card in ipairs(red) do
		local why = why_keep(self, card, kill)
		local cheap = inclusive or extra or kill or self:hasCrossbowEffect()
			or self:getUseValue(card) < sgs.ai_use_value.Slash
		if cheap and not why then return card end
		trace.reject(card, "not for wusheng: " .. (why or "of more use as what it is"))
	end
	return nil
end

table.insert(sgs.ai_skills, {
	name = "wusheng",
	getTurnUseCard = function(self, inclusive)
		local card = card_to_offer(self, inclusive)
		return card and sgs.Card_Parse(sgs.convertedCard(card, "slash", "wusheng"))
	end,
})
