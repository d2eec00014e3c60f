-- Discarding what is worth least: at the end of the turn, and where a card has to go.

-- Cards worth this much are given up last.
local DEAR = 4.1

local function may_discard(self, card)
	local in_hand = self.room:getCardPlace(card:getEffectiveId()) ~= sgs.Player_PlaceEquip
	return not self.player:isCardLimited(card, sgs.Card_MethodDiscard, in_hand)
end

-- How many go at the end of the turn: with qinyin the fewest that let it work.
local function number_to_discard(self, discard_num, min_num)
	if not self.player:hasSkill("qinyin") then return discard_num end
	return discard_num - min_num > 1 and discard_num - 1 or min_num
end

local function known_cards(list)
	local cards = {}
	for _, card in sgs.qlist(list) do
		if card:getId() >= 0 then table.insert(cards, card) end
	end
	return cards
end

local function is_any(pattern)
	return not pattern or pattern == "" or pattern == "."
end

-- The discard phase: the hand from the least worth keeping upwards. It never asks for certain cards.
sgs.ai_skill_discard.gamerule = function(self, discard_num, min_num, _, include_equip, pattern)
	if include_equip or not is_any(pattern) then return nil end
	self:assignKeep()
	local cards, chosen = known_cards(self.player:getHandcards()), {}
	local wanted = number_to_discard(self, discard_num, min_num or discard_num)
	self:sortByKeepValue(cards)
	for _, card in ipairs(cards) do
		if not may_discard(self, card) then
			trace.reject(card, "it may not be discarded")
		else
			trace.consider(card, self:getKeepValue(card), "keep value")
			if #chosen < wanted then table.insert(chosen, card:getEffectiveId()) end
		end
	end
	-- what is only put down in exchange may be what may not be discarded
	return #chosen >= wanted and chosen or nil
end

-- Dear cards go last, and only one piece of equipment of those that one is glad to lose goes early: the
-- others serve later.
local function in_order(self, cards)
	local early, late, equip_goes = {}, {}, false
	local loses_gladly = self:hasSkills(sgs.lose_equip_skill)
	for _, card in ipairs(cards) do
		local worn = self.player:hasEquip(card)
		if self:getKeepValue(card) >= DEAR or worn and equip_goes then
			table.insert(late, card)
		else
			table.insert(early, card)
			if worn and loses_gladly then equip_goes = true end
		end
	end
	return table.move(late, 1, #late, #early + 1, early)
end

-- Whether a request to put cards down takes the card: by default it takes any.
function SmartAI:fitsRequest(card, pattern)
	return is_any(pattern) or sgs.Sanguosha:matchExpPattern(pattern, self.player, card)
end

-- Armour that one would be glad to be rid of, where one card may be given.
local function unwanted_armor(self, min_num, include_equip, pattern)
	local armor = include_equip and min_num == 1 and self.player:getArmor()
	if not armor or not self:needToThrowArmor() then return nil end
	if not may_discard(self, armor) or not self:fitsRequest(armor, pattern) then return nil end
	trace.consider(armor, -10, "armour that is better thrown away")
	return { armor:getEffectiveId() }
end

-- What to put down for any reason: nothing where that is allowed, otherwise what is worth least. A
-- pattern says which cards count, `may` whether one may go.
local function put_down(self, terms, may)
	self:assignKeep()
	if terms.optional then
		local armor = unwanted_armor(self, terms.min_num, terms.include_equip, terms.pattern)
		return armor or {}
	end
	local cards, chosen = known_cards(self.player:getCards(terms.include_equip and "he" or "h")), {}
	self:sortByKeepValue(cards)
	for _, card in ipairs(in_order(self, cards)) do
		if self:fitsRequest(card, terms.pattern) and may(self, card) then
			trace.consider(card, self:getKeepValue(card), "keep value")
			if #chosen < terms.min_num then table.insert(chosen, card:getEffectiveId()) end
		end
	end
	return chosen
end

local function terms(discard_num, min_num, optional, include_equip, pattern)
	return { min_num = min_num or discard_num, optional = optional, include_equip = include_equip, pattern = pattern }
end

function SmartAI:askForDiscard(_, ...)
	return put_down(self, terms(...), may_discard)
end

sgs.ai_default.askForDiscard = function(self, ...)
	return self:askForDiscard(...)
end

-- Cards are put down in exchange by the same rule, whether or not they may be discarded.
sgs.ai_default.askForExchange = function(self, _, ...)
	return put_down(self, terms(...), function() return true end)
end
