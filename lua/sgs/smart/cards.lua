-- Which cards can serve as what.

-- What a card is handled as now: a response where no use is asked for.
local function handling(card)
	local method = card:getHandlingMethod()
	local answers = sgs.Sanguosha:getCurrentCardUseReason() == sgs.CardUseStruct_CARD_USE_REASON_RESPONSE
	return method == sgs.Card_MethodUse and answers and sgs.Card_MethodResponse or method
end

local memo = sgs.memo

-- Whether a card may not be used or played at all now.
function prohibitUseDirectly(card, player)
	if player:isCardLimited(card, handling(card)) then return true end
	return card:isKindOf("Peach") and player:getMark("Global_PreventPeach") > 0
end

local function place_of(card, player)
	local id = card:getEffectiveId()
	if id < 0 or global_room:getCardOwner(id) ~= player then return sgs.Player_PlaceHand end
	return global_room:getCardPlace(id)
end

-- The visible skills of a player that have an entry in a registry of views, in order; weidi lends
-- those of the lord.
function sgs.cardViews(player, registry)
	local found = {}
	for _, skill in sgs.qlist(player:getVisibleSkillList(true)) do
		local name = skill:objectName()
		if registry[name] and player:hasSkill(name) then
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

-- What a player's skills make of cards, looked up once for many cards. Skills that change a card
-- whether one likes it or not have done so already: its face tells.
function sgs.cardEyes(player)
	local eyes = memo.on and memo.eyes
	if eyes and eyes[player] then return eyes[player] end
	local made = { player = player, views = sgs.cardViews(player, sgs.ai_view_as) }
	if memo.on then
		eyes = eyes or {}
		eyes[player], memo.eyes = made, eyes
	end
	return made
end

local function made_of(card, class_name, eyes, place)
	if #eyes.views == 0 or card:getEffectiveId() < 0 and card:subcardsLength() == 0 then return nil end
	place = place or place_of(card, eyes.player)
	for _, view in ipairs(eyes.views) do
		local text = view(card, eyes.player, place, class_name)
		local made = text and sgs.Card_Parse(text)
		if made and made:isKindOf(class_name) and not prohibitUseDirectly(made, eyes.player) then return text, made end
	end
	return nil
end

-- The text of the card of a class that skills make of this one, or nil.
function getSkillViewCard(card, class_name, player, place)
	return (made_of(card, class_name, sgs.cardEyes(player), place))
end

-- One card as the class: itself, or what a skill makes of it and its text; nil where neither.
function sgs.cardAs(card, class_name, eyes)
	if class_name == "." then return card end
	if card:getClassName() == "Unknown" then return nil end
	if card:isKindOf(class_name) and not prohibitUseDirectly(card, eyes.player) then return card end
	local text, made = made_of(card, class_name, eyes)
	return made, text
end

-- Whether a card of the player is, or by his skills can serve as, the class.
function isCard(class_name, card, player)
	if not card or not player then return false end
	return sgs.cardAs(card, class_name, sgs.cardEyes(player)) ~= nil
end

-- The player's own cards: hand, wooden ox and equipment, as far as flags ask for them.
function SmartAI:ownCards(flag)
	flag = type(flag) == "string" and flag or "he" -- older scripts name a player here
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

-- All own cards that are or can serve as the class; made ones as what they become.
function SmartAI:getCards(class_name, flag)
	local found, eyes = {}, sgs.cardEyes(self.player)
	for _, card in ipairs(self:ownCards(flag)) do
		local served = sgs.cardAs(card, class_name, eyes)
		if served then table.insert(found, served) end
	end
	return found
end
