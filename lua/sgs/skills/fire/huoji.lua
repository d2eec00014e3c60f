-- 火计 huoji (Wolong): a red card from the hand is used as Fire Attack. He takes the one of least use that
-- nothing more urgent is to be done with.

sgs.ai_suit_priority.huoji = "club|spade|diamond|heart"

-- The Slash of this turn stays a Slash where it may kill or hits several, or wine comes before it.
local function slash_to_keep(self)
	if self:getCardsNum("Slash") > 1 then return nil end
	local slash, targets = self:plannedSlash()
	if not slash then return nil end
	if targets:length() == 1 and targets:first():getHp() > 1 then return nil end
	return slash
end

local function is_only_jink(self, card)
	return card:isKindOf("Jink") and self:isWeak() and self:getCardsNum("Jink") == 1
end

local function why_not(self, card, slash)
	if card:isKindOf("Peach") or self:isValuableCard(card) then return "it is worth more" end
	if is_only_jink(self, card) then return "the only Jink protects a weak player" end
	if slash and slash:getEffectiveId() == card:getEffectiveId() then return "the Slash is needed" end
	local urgent = self:getDynamicUsePriority(card) >= sgs.ai_use_value.FireAttack
	if urgent and self:getOverflow() <= 0 then return "it is used first as what it is" end
end

local function card_to_burn(self)
	local cards, slash = {}, slash_to_keep(self)
	for _, card in ipairs(sgs.getKnownHandcards(self.player, self.player)) do
		if card:isRed() then table.insert(cards, card) end
	end
	self:sortByUseValue(cards, true)
	for _, card in ipairs(cards) do
		local why = why_not(self, card, slash)
		if not why then return card end
		trace.reject(card, "not for huoji: " .. why)
	end
end

table.insert(sgs.ai_skills, {
	name = "huoji",
	getTurnUseCard = function(self)
		local card = card_to_burn(self)
		return card and sgs.Card_Parse(sgs.convertedCard(card, "fire_attack", "huoji"))
	end,
})

sgs.ai_cardneed.huoji = function(to, card)
	return card:isRed() and to:getHandcardNum() >= 2
end
