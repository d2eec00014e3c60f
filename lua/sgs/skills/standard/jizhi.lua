-- 集智 jizhi (Huang Yueying): for each trick that she uses a card is revealed: one that is not basic is hers, for a basic one
-- she may put a hand card back. She always looks, changes for the better, and keeps tricks.

sgs.jizhi_keep_value = sgs.trick_users_keep_value

sgs.ai_cardneed.jizhi = function(_, card)
	return card:getTypeId() == sgs.Card_TypeTrick
end

-- The first hand card, in that order, that may go for less than the new one is worth.
local function worse(self, revealed, cards, worth)
	local limit = worth(revealed)
	for _, card in ipairs(cards) do
		local value = worth(card)
		trace.consider(card, value, string.format("put back for %s, worth %.3f", revealed:objectName(), limit))
		if value < limit and not self:isValuableCard(card) then return tostring(card:getEffectiveId()) end
	end
	return "."
end

-- In her play phase what counts is use, else what is kept.
sgs.ai_skill_cardask["@jizhi-exchange"] = function(self, data)
	local revealed = data:toCard()
	if not revealed then return "." end
	local cards = sgs.getKnownHandcards(self.player, self.player)
	if self.player:getPhase() ~= sgs.Player_Play then
		if hasManjuanEffect(self.player) then return "." end
		self:sortByKeepValue(cards)
		return worse(self, revealed, cards, function(card) return self:getKeepValue(card) end)
	end
	-- no second Slash can be used
	if revealed:isKindOf("Slash") and not self:slashIsAvailable(self.player, revealed) then return "." end
	self:sortByUseValue(cards, true)
	return worse(self, revealed, cards, function(card) return self:getUseValue(card) end)
end

sgs.ai_delayed_value.jizhi = { Indulgence = 5 }

-- A card more: that is worth the attack even where it hits nobody.
sgs.ai_aoe_gain.jizhi = function(_, _, _, hit)
	return hit > 0 and 51 or 110
end

sgs.ai_card_bonus.jizhi = function(_, card)
	return card:getTypeId() == sgs.Card_TypeTrick and 3 or 0
end
