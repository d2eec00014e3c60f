-- 断粮 duanliang (Xu Huang): a black basic card or piece of equipment, worn or not, is used as Supply Shortage,
-- which reaches two seats. He takes the one of least use, and wears what protects him.

sgs.duanliang_suit_value = { club = 3.9, spade = 3.9 }
sgs.ai_suit_priority.duanliang = "club|spade|diamond|heart"

-- More than this keeps worn equipment where it is.
local DEAR = 4.1

local function black_cards(self)
	local cards = {}
	for _, card in sgs.qlist(self.player:getCards("he")) do
		if card:getId() >= 0 and card:isBlack() and card:getTypeId() ~= sgs.Card_TypeTrick then
			table.insert(cards, card)
		end
	end
	self:sortByUseValue(cards, true)
	return cards
end

local function why_not(self, card)
	if self.player:hasEquip(card) and self:getKeepValue(card) > DEAR then return "he needs what he wears" end
	local urgent = self:getDynamicUsePriority(card) >= sgs.ai_use_value.SupplyShortage
	return urgent and "it is better used as what it is" or nil
end

local function card_to_spend(self)
	local armor = self:needToThrowArmor() and self.player:getArmor()
	if armor and armor:isBlack() then return armor end
	for _, card in ipairs(black_cards(self)) do
		local why = why_not(self, card)
		if not why then return card end
		trace.reject(card, "not for duanliang: " .. why)
	end
end

table.insert(sgs.ai_skills, {
	name = "duanliang",
	getTurnUseCard = function(self)
		local card = card_to_spend(self)
		return card and sgs.Card_Parse(sgs.convertedCard(card, "supply_shortage", "duanliang"))
	end,
})

sgs.ai_cardneed.duanliang = function(to, card, self)
	local fits = card:isBlack() and card:getTypeId() ~= sgs.Card_TypeTrick
	return fits and getKnownCard(to, self.player, "black", false) < 2
end

sgs.ai_delayed_value.duanliang = { Indulgence = 5 }

sgs.ai_no_equip.duanliang = sgs.keepsForUse(function(card)
	return card:isBlack()
end, "black cards are of use")
