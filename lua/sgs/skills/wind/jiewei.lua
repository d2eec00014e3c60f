-- 解围 jiewei (Cao Ren): when he is turned over he draws, may use a trick or piece of equipment from his hand, and then
-- discard a card on the table of the same type. Always used; the more useful cards are tried first.

sgs.ai_skill_invoke.jiewei = true

local TRICK, EQUIP = "TrickCard", "EquipCard"

local function as_text(use)
	local names = {}
	for _, target in sgs.qlist(use.to) do table.insert(names, target:objectName()) end
	return use.card:toString() .. "->" .. (#names > 0 and table.concat(names, "+") or ".")
end

-- The use of the card as the play phase would have it, or nil where there is none.
local function use_of(self, card)
	local use = { isDummy = true, to = sgs.SPlayerList() }
	if card:getTypeId() == sgs.Card_TypeTrick and not card:isKindOf("Nullification") then
		self:useTrickCard(card, use)
	elseif card:getTypeId() == sgs.Card_TypeEquip then
		self:useEquipCard(card, use)
	end
	-- What comes before it, such as another weapon, is not asked for now; nor is recasting.
	if not use.card or use.card:getEffectiveId() ~= card:getEffectiveId() then return nil end
	return (use.card:targetFixed() or not use.to:isEmpty()) and use or nil
end

sgs.ai_skill_use["TrickCard+^Nullification,EquipCard|.|.|hand"] = function(self, prompt)
	if not (prompt or ""):find("^@jiewei") then return nil end
	local cards = {}
	for _, card in sgs.qlist(self.player:getHandcards()) do
		local limited = self.player:isCardLimited(card, sgs.Card_MethodUse, true)
		if card:getId() >= 0 and not limited then table.insert(cards, card) end
	end
	self:sortByUseValue(cards)
	for _, card in ipairs(cards) do
		local use = use_of(self, card)
		if use then
			self.jiewei_type = card:getTypeId() == sgs.Card_TypeTrick and TRICK or EQUIP
			return as_text(use)
		end
	end
	trace.note("jiewei: no card is worth using now")
	return "."
end

-- Where the card that was used has been: of a trick tricks go, of equipment equipment.
local function area(self)
	return ({ [TRICK] = "j", [EQUIP] = "e" })[self.jiewei_type] or "ej"
end

sgs.ai_skill_playerchosen.jiewei = function(self, targets)
	local player = self:findPlayerToDiscard(area(self), true, true, sgs.QList2Table(targets))
	if player then trace.consider(player, 0, "jiewei: a card on the table that had better go") end
	return player
end

-- Only cards of that type may go.
sgs.ai_skill_cardchosen.jiewei = function(self, who, flags, method)
	local wanted = area(self)
	if wanted == "ej" or who:getCards(wanted):isEmpty() then wanted = flags end
	return sgs.ai_default.askForCardChosen(self, who, wanted, "jiewei", method)
end
