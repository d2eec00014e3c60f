-- 龙魂 (Zhao Yun, god): as many cards of one suit as he has health are a Peach (heart), Fire Slash (diamond), Jink (club)
-- or Nullification (spade). At one health point every card serves; with more he pays two only for a life.

local HAND, EQUIP = sgs.Player_PlaceHand, sgs.Player_PlaceEquip
local MAKES = { heart = "peach", diamond = "fire_slash", club = "jink", spade = "nullification" }

sgs.longhun_suit_value = { heart = 6.7, spade = 5, club = 4.2, diamond = 3.9 }

sgs.ai_view_as.longhun = function(card, player, place)
	place = place or HAND
	if card:getEffectiveId() < 0 or player:getHp() > 1 or place ~= HAND and place ~= EQUIP then return nil end
	local name = MAKES[card:getSuitString()]
	return name and sgs.convertedCard(card, name, "longhun") or nil
end

-- His own cards of a suit, those that he would rather part with first.
local function of_suit(self, suit)
	local cards = {}
	for _, card in sgs.qlist(self.player:getCards("he")) do
		if card:getId() >= 0 and card:getSuitString() == suit then table.insert(cards, card) end
	end
	self:sortByKeepValue(cards)
	return cards
end

-- What cards are worth to him by what he makes of them, most first; `inverse`: least first.
function SmartAI:sortByLongHunUseValue(cards, inverse)
	local places, sign = {}, inverse and -1 or 1
	for place, card in ipairs(cards) do places[card] = place end
	local function worth(card)
		return sign * (sgs.longhun_suit_value[card:getSuitString()] or 0)
	end
	table.sort(cards, function(a, b)
		if worth(a) ~= worth(b) then return worth(a) > worth(b) end
		return places[a] < places[b]
	end)
end

-- The id of the card to change a judgement with, or -1: of those that serve, the one he makes least of.
function SmartAI:getLongHunRetrialCardId(cards, judge)
	local sorted = table.clone(cards)
	self:sortByLongHunUseValue(sorted, true)
	for _, card in ipairs(sorted) do
		local id = self:getRetrialCardId({ card }, judge)
		if id >= 0 then return id end
	end
	return -1
end

-- For a life (the lord's, or his own under a heavy blow) it is worth several cards.
local FOR_A_LIFE = { Peach = "heart", Jink = "club" }

sgs.ai_cardsview.longhun = function(self, class_name, player)
	local suit, count = FOR_A_LIFE[class_name], player:getHp()
	if not suit or count < 2 or player ~= self.player or player:getPhase() == sgs.Player_Play then return nil end
	local cards, ids = of_suit(self, suit), {}
	if #cards < count then return nil end
	for place = 1, count do table.insert(ids, cards[place]:getEffectiveId()) end
	return string.format("%s:longhun[to_be_decided:0]=%s", MAKES[suit], table.concat(ids, "+"))
end

-- What may still save him is not thrown at others; nor is the crossbow that lets him go on.
local function is_kept(self, card)
	return card:isKindOf("Peach") or card:isKindOf("Analeptic") or card:isKindOf("Crossbow") and self.player:hasEquip(card)
end

table.insert(sgs.ai_skills, {
	name = "longhun",
	getTurnUseCard = function(self)
		if self.player:getHp() > 1 or not self:slashIsAvailable() then return nil end
		local diamonds = of_suit(self, "diamond")
		self:sortByUseValue(diamonds, true)
		for _, card in ipairs(diamonds) do
			if not is_kept(self, card) then return sgs.Card_Parse(sgs.convertedCard(card, "fire_slash", "longhun")) end
			trace.reject(card, "longhun: it is kept")
		end
		return nil
	end,
})

-- With little health one card is as good as any, hearts and spades above all.
sgs.ai_cardneed.longhun = function(to, card)
	if to:getHp() > 3 then return false end
	if to:isNude() then return true end
	local suit = card:getSuitString()
	return to:getHandcardNum() <= 3 and (suit == "heart" or suit == "spade")
end

-- A card of each suit and one to spare will do for any blow.
sgs.ai_not_weak.longhun = function(player)
	return player:getCardCount(true) > 2
end

-- A Peach in hand is a heart for later; with cards enough he would rather stay at little health.
sgs.ai_no_peach.longhun = function(self)
	local me = self.player
	local kept = math.min(me:getMaxCards(), me:getHandcardNum()) + me:getEquips():length()
	if not me:isLord() and kept > 3 then return "longhun has cards enough", "first" end
end

sgs.ai_no_equip.longhun = sgs.keepsForUse(function(card)
	return card:getSuit() == sgs.Card_Diamond
end, "diamonds are of use")
