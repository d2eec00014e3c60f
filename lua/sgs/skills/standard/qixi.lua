-- 奇袭 qixi (Gan Ning): uses any black card, from hand or equipment, as Dismantlement. He gives the one of least use, but
-- neither what protects him nor what is better used as what it is.

-- Whether another one of that kind is at hand, so that this one can be spared.
local function has_another(self, card, kind)
	for _, other in ipairs(self:ownCards("he")) do
		if other:getEffectiveId() ~= card:getEffectiveId() and other:isKindOf(kind) then return true end
	end
	return false
end

-- Equipment that protects or arms him. What he wears beside it does not count for a card that he wears.
local function is_worn_better(self, card)
	local me = self.player
	if self:hasSkills(sgs.lose_equip_skill) then return false end
	if card:isKindOf("Armor") then
		return me:hasEquip(card) and not self:needToThrowArmor() or not me:hasEquip(card) and not me:getArmor()
	elseif card:isKindOf("Weapon") then
		return not has_another(self, card, "Weapon")
	end
	-- a Dismantlement takes one card for one: not worth the horse that keeps others away
	return card:isKindOf("DefensiveHorse") and (me:hasEquip(card) or not me:getDefensiveHorse())
end

local function is_better_used(self, card)
	if card:isKindOf("Slash") then return self:getCardsNum("Slash") == 1 and self:wouldUse(card) ~= nil end
	local dear = (sgs.ai_use_value[card:getClassName()] or 0) > sgs.ai_use_value.Dismantlement
	return dear and card:getTypeId() == sgs.Card_TypeTrick and self:wouldUse(card) ~= nil
end

local function card_to_give(self, inclusive)
	local cards = {}
	for _, card in ipairs(self:ownCards("he")) do
		if card:getEffectiveId() >= 0 and card:isBlack() then table.insert(cards, card) end
	end
	self:sortByUseValue(cards, true)
	local any = inclusive or self:getOverflow() > 0
	for _, card in ipairs(cards) do
		local cheap = any or self:getUseValue(card) < sgs.ai_use_value.Dismantlement
		if cheap and not is_worn_better(self, card) and not is_better_used(self, card) then return card end
		trace.reject(card, "not for qixi: it serves better as what it is")
	end
	return nil
end

table.insert(sgs.ai_skills, {
	name = "qixi",
	getTurnUseCard = function(self, inclusive)
		local card = card_to_give(self, inclusive)
		return card and sgs.Card_Parse(sgs.convertedCard(card, "dismantlement", "qixi"))
	end,
})

sgs.qixi_suit_value = { club = 3.9, spade = 3.9 }
sgs.ai_suit_priority.qixi = "diamond|heart|club|spade"

sgs.ai_cardneed.qixi = function(_, card)
	return card:isBlack()
end

sgs.ai_delayed_value.qixi = { Indulgence = 10 }

sgs.ai_no_equip.qixi = sgs.keepsForUse(function(card)
	return card:isBlack()
end, "black cards are of use")
