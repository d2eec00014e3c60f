-- A card: a real one with its number, or a virtual one made of others.
--
-- A real card is the same object all game; filter skills change its face while they last. `suit` and
-- `number` of a virtual card follow from its subcards unless they were given.

local Card = sgs.Card

function sgs.new_card(class, suit, number, id)
	return setmetatable({ id = id or -1, class = class, name = class.object_name, suit = suit, number = number,
		skill = "", flags = {}, subs = {} }, Card)
end

-- The suit and number that the subcards of a virtual card give it.
local function decide(card)
	local subs = card.subs
	if card.auto_suit then
		card.suit = sgs.suit_of(subs)
	end
	if card.auto_number then
		local sum = 0
		for _, id in ipairs(subs) do sum = sum + sgs.room.cards[id].number end
		card.number = math.min(sum, 13)
	end
end

-- The suit of cards together: that of one; else their colour; else none.
function sgs.suit_of(ids)
	local cards = sgs.room.cards
	if #ids == 0 then return sgs.Card_NoSuit end
	if #ids == 1 then return cards[ids[1]].suit end
	local black, red = true, true
	for _, id in ipairs(ids) do
		black, red = black and cards[id]:isBlack(), red and cards[id]:isRed()
	end
	return black and sgs.Card_NoSuitBlack or red and sgs.Card_NoSuitRed or sgs.Card_NoSuit
end

-- A virtual card. Suit and number follow its subcards where none are given.
function sgs.virtual_card(class, suit, number)
	local card = sgs.new_card(class, suit or sgs.Card_SuitToBeDecided, number or -1)
	card.auto_suit = card.suit == sgs.Card_SuitToBeDecided
	card.auto_number = card.number < 0
	decide(card)
	return card
end

function Card:addSubcard(card)
	table.insert(self.subs, type(card) == "number" and card or card:getEffectiveId())
	decide(self)
end

function Card:addSubcards(cards)
	for _, card in ipairs(cards) do self:addSubcard(card) end
end

function Card:clearSubcards()
	self.subs = {}
	decide(self)
end

function Card:getSubcards()
	if self.id >= 0 then return sgs.list_of({ self.id }) end
	return sgs.list_of(table.clone(self.subs))
end

function Card:subcardsLength()
	return self.id >= 0 and 1 or #self.subs
end

-- Ids of the real cards: the card's own, or its subcards'.
function Card:real_ids()
	return self.id >= 0 and { self.id } or self.subs
end

function Card:getId() return self.id end
function Card:getEffectiveId() return self.id >= 0 and self.id or self.subs[1] or -1 end
function Card:isVirtualCard() return self.id < 0 end
function Card:objectName() return self.name end
function Card:getClassName() return self.class.lua_name and "LuaSkillCard" or self.class.class_name end
function Card:getSuit() return self.suit end
function Card:setSuit(suit) self.suit, self.auto_suit = suit, false; self:touch() end
function Card:getNumber() return self.number end
function Card:setNumber(number) self.number, self.auto_number = number, false; self:touch() end
function Card:getSuitString() return sgs.suit_names[self.suit] end
function Card:getSkillName() return self.skill end
function Card:setSkillName(name) self.skill = name; self:touch() end
function Card:setUserString(text) self.user_string = text end
function Card:getUserString() return self.user_string or "" end
function Card:getTypeId() return self.class.type_id end
function Card:getType() return self.class.type_name end
function Card:getSubtype() return self.class.subtype end
function Card:isKindOf(name) return self.class.kinds[name] == true end
Card.inherits = Card.isKindOf
function Card:isNDTrick() return self.class.type_id == 2 and not self.class.kinds.DelayedTrick end
function Card:willThrow() return self.class.will_throw end
function Card:targetFixed() return self.class.target_fixed end
function Card:getHandlingMethod() return self.class.method end
function Card:canRecast() return self.class.can_recast end
function Card:isCancelable(effect) return self.class.is_cancelable(self, effect) end
function Card:setCancelable(cancelable) self.cancelable = cancelable end
function Card:location() return self.class.slot end
function Card:getRealCard() return self end
function Card:match(pattern) return sgs.matches(pattern, self, nil) end
function Card:getLogName() return self:toString() end
function Card:isMute() return false end
function Card:deleteLater() end

function Card:isBlack()
	return self.suit <= 1 or self.suit == sgs.Card_NoSuitBlack
end

function Card:isRed()
	return self.suit == sgs.Card_Heart or self.suit == sgs.Card_Diamond or self.suit == sgs.Card_NoSuitRed
end

function Card:sameColorWith(other)
	return (self:isRed() and other:isRed()) or (self:isBlack() and other:isBlack())
		or not (self:isRed() or self:isBlack() or other:isRed() or other:isBlack())
end

local POINTS = { [0] = "-", [1] = "A", [11] = "J", [12] = "Q", [13] = "K" }

function Card:getNumberString()
	return POINTS[self.number] or tostring(self.number)
end

-- Tells the host that this card's face or flags are no longer as printed.
function Card:touch()
	if self.id >= 0 then sgs.room:card_changed(self) end
end
