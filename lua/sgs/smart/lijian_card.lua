-- Which card Diao Chan gives for 离间: getLijianCard().

-- A Lightning that would not be used, else the hand card that is kept least: a basic card, a piece
-- of equipment or an AmazingGrace, but no Peach.
local function from_hand(self)
	local cards = sgs.QList2Table(self.player:getHandcards())
	for _, card in ipairs(cards) do
		if card:isKindOf("Lightning") and not self:willUseLightning(card) then
			trace.consider(card, self:getKeepValue(card), "a Lightning that nobody here wants")
			return card:getId()
		end
	end
	self:sortByKeepValue(cards)
	for _, card in ipairs(cards) do
		local cheap = card:isKindOf("BasicCard") or card:isKindOf("EquipCard") or card:isKindOf("AmazingGrace")
		if cheap and not card:isKindOf("Peach") and not self.player:isJilei(card) then
			trace.consider(card, self:getKeepValue(card), "the card kept least that may go")
			return card:getId()
		end
	end
end

local function from_equips(self)
	local me = self.player
	local worn = { me:getWeapon() or false, me:getOffensiveHorse() or false, me:getDefensiveHorse() or false,
		me:getHandcardNum() <= 1 and me:getArmor() or false }
	for _, card in ipairs(worn) do
		if card and not me:isJilei(card) then return card:getId() end
	end
end

-- The id of the card to discard, or nil.
function SmartAI:getLijianCard()
	local armor = self.player:getArmor()
	if armor and self:needToThrowArmor() then return armor:getId() end
	if self.player:getHandcardNum() > self.player:getHp() then
		local id = from_hand(self)
		if id then return id end
	end
	return from_equips(self) or from_hand(self)
end
