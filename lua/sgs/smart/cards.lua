-- Which cards can serve as what, and which of them a player would spend first.

-- Whether a card may not be used or played at all now.
function prohibitUseDirectly(card, player)
	if player:isCardLimited(card, card:getHandlingMethod()) then return true end
	return card:isKindOf("Peach") and player:getMark("Global_PreventPeach") > 0
end

local function place_of(card, player)
	local id = card:getEffectiveId()
	if id < 0 or global_room:getCardOwner(id) ~= player then return sgs.Player_PlaceHand end
	return global_room:getCardPlace(id)
end

-- The visible skills of a player that have an entry in a registry of views, in order; weidi lends
-- those of the lord.
local function viewers(player, registry)
	local found = {}
	for _, skill in sgs.qlist(player:getVisibleSkillList(true)) do
		local name = skill:objectName()
		if registry[name] and player:hasSkill(name) or registry[name] and player:hasWeapon(name) then
			table.insert(found, registry[name])
		end
	end
	local lord = player:hasSkill("weidi") and global_room:getLord()
	for _, skill in sgs.qlist(lord and lord ~= player and lord:getVisibleSkillList() or {}) do
		local name = skill:objectName()
		if skill:isLordSkill() and registry[name] then table.insert(found, registry[name]) end
	end
	return found
end

-- The text of the card of a class that skills make of this one, or nil.
function getSkillViewCard(card, class_name, player, place)
	if card:getEffectiveId() < 0 and card:subcardsLength() == 0 then return nil end
	for _, view in ipairs(viewers(player, sgs.ai_view_as)) do
		local text = view(card, player, place or place_of(card, player), class_name)
		local made = text and sgs.Card_Parse(text)
		if made and made:isKindOf(class_name) and not prohibitUseDirectly(made, player) then return text end
	end
	return nil
end

-- Skills that change a card whether one likes it or not: what it has become.
local function forced_class(card, player)
	if card:getSuit() == sgs.Card_Heart and player:hasSkill("wushen") then return "Slash" end
	if card:isKindOf("Analeptic") and player:hasSkill("jinjiu") then return "Slash" end
	return nil
end

-- Whether a card of the player is, or by his skills can serve as, the class.
function isCard(class_name, card, player)
	if not card or not player or card:getClassName() == "Unknown" then return false end
	local forced = not card:isVirtualCard() and forced_class(card, player)
	if forced then return class_name == forced or class_name == "BasicCard" end
	if card:isKindOf(class_name) and not prohibitUseDirectly(card, player) then return true end
	return getSkillViewCard(card, class_name, player) ~= nil
end

-- The player's own cards: hand, wooden ox and equipment, as far as flags ask for them.
function SmartAI:ownCards(flag)
	flag = flag or "he"
	local cards = {}
	for _, card in sgs.qlist(self.player:getCards(flag)) do
		table.insert(cards, card)
	end
	if flag:find("h", 1, true) then
		for _, id in sgs.qlist(self.player:getPile("wooden_ox")) do
			if id >= 0 then table.insert(cards, sgs.Sanguosha:getCard(id)) end
		end
	end
	return cards
end

-- One own card as the class: itself, what a skill makes of it, or nil; and whether it was made.
local function as_class(card, class_name, player)
	if class_name == "." then return card, false end
	local forced = forced_class(card, player)
	if forced and class_name ~= forced then return nil, false end
	if not forced and card:isKindOf(class_name) and not prohibitUseDirectly(card, player) then return card, false end
	if forced and not prohibitUseDirectly(card, player) then return card, false end
	local text = getSkillViewCard(card, class_name, player)
	return text and sgs.Card_Parse(text), true
end

-- All own cards that are or can serve as the class; made ones as what they become.
function SmartAI:getCards(class_name, flag)
	local found = {}
	for _, card in ipairs(self:ownCards(flag)) do
		local served = as_class(card, class_name, self.player)
		if served then table.insert(found, served) end
	end
	return found
end

-- What skills offer for a class, from a registry of views without or of several cards.
function SmartAI:offeredCard(registry, class_name, player)
	for _, view in ipairs(viewers(player, registry)) do
		local text = view(self, class_name, player)
		if text and sgs.Card_Parse(text) then return text end
	end
	return nil
end

-- The card of a class that the player would spend: its id, or the text of one that a skill makes.
-- What costs no card comes first, then real cards, made ones, and at last those of several cards.
function SmartAI:getCardId(class_name, player, card)
	player = player or self.player
	local offered = not card and self:offeredCard(sgs.ai_cardsview_valuable, class_name, player)
	if offered then return offered end
	local candidates = card and { card } or self:spendableCards(player)
	local real, made
	for _, candidate in ipairs(candidates) do
		local served, is_made = as_class(candidate, class_name, player)
		if served and is_made then
			made = made or served:toString()
		elseif served then
			real = real or candidate:getEffectiveId()
		end
	end
	local converted_first = player:hasSkills("longdan+chongzhen")
	local found = converted_first and (made or real) or real or made
	return found or not card and self:offeredCard(sgs.ai_cardsview, class_name, player) or nil
end

-- Known cards of a player, those that he would use first in front.
function SmartAI:spendableCards(player)
	local cards = {}
	for _, card in sgs.qlist(player:getCards("he")) do
		if card:getId() >= 0 then table.insert(cards, card) end
	end
	for _, id in sgs.qlist(player:getPile("wooden_ox")) do
		if id >= 0 then table.insert(cards, sgs.Sanguosha:getCard(id)) end
	end
	if self.sortByUsePriority then self:sortByUsePriority(cards, player) end
	return cards
end

-- The same as a card, or nil.
function SmartAI:getCard(class_name, player)
	local id = self:getCardId(class_name, player)
	return id and sgs.Card_Parse(id) or nil
end
