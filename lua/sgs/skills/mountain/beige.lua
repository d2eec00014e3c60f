-- 悲歌 beige (Cai Wenji): after a Slash has hurt somebody, a card makes him judge: heart heals him, diamond lets him
-- draw, club costs the source two cards, spade turns the source over. For friends whom somebody else has hurt.

-- A Peach would heal for certain; it is not paid for one chance of four.
local function price(self)
	local id = (self:askForDiscard("beige", 1, 1, false, true) or {})[1]
	local card = id and sgs.Sanguosha:getCard(id)
	if not card or isCard("Peach", card, self.player) then return nil end
	return card
end

sgs.ai_skill_cardask["@beige"] = function(self, data)
	local damage = data:toDamage()
	if not damage.to or not self:isFriend(damage.to) then return "." end
	if damage.from and self:isFriend(damage.from) then
		trace.reject(damage.from, "half of the suits would hurt a friend")
		return "."
	end
	local card = price(self)
	if not card then return "." end
	trace.consider(card:toString(), self:getKeepValue(card), "paid for a friend's judgement")
	return "$" .. card:getEffectiveId()
end

sgs.ai_cardneed.beige = function(to)
	return to:getCardCount(true) <= 2
end

-- Whoever pays is the friend of him who was hurt last.
sgs.ai_choicemade_filter.cardResponded["@beige"] = function(_, player, fields)
	local damage = sgs.notes().damage
	if damage and damage.to and fields[#fields] ~= "_nil_" then sgs.updateIntention(player, damage.to, -60) end
end

-- Each suit does something else: whether a card is better shows when one is looked for.
sgs.ai_need_retrial_func.beige = true

sgs.ai_delayed_value.beige = { SupplyShortage = 10 }
