-- What a player may not do with which cards, and what he may discard of whom.

local Player = sgs.Player

local METHODS = { use = 1, response = 2, discard = 3, recast = 4, pindian = 5 }

-- Forbids cards for some methods: setCardLimitation("use,response", pattern, single turn).
function Player:setCardLimitation(methods, pattern, single_turn)
	local text = pattern .. (single_turn and "$1" or "$0")
	for _, word in ipairs(string.split(methods, ",")) do
		local method = METHODS[word]
		self.limits[method] = self.limits[method] or {}
		if not table.find(self.limits[method], text) then table.insert(self.limits[method], text) end
	end
	self:touch()
end

function Player:removeCardLimitation(methods, pattern)
	for _, word in ipairs(string.split(methods, ",")) do
		local list = self.limits[METHODS[word]] or {}
		for index = #list, 1, -1 do
			if list[index] == pattern or list[index]:sub(1, -3) == pattern then table.remove(list, index) end
		end
	end
	self:touch()
end

-- Ends all limits, or those of a single turn.
function Player:clearCardLimitation(single_turn)
	for method, list in pairs(self.limits) do
		for index = #list, 1, -1 do
			if not single_turn or list[index]:sub(-2) == "$1" then table.remove(list, index) end
		end
		if #list == 0 then self.limits[method] = nil end
	end
	self:touch()
end

local function is_limited(player, card, list, in_hand)
	for _, text in ipairs(list) do
		local pattern = text:sub(1, -3)
		if in_hand then pattern = pattern:gsub("hand", ".") end
		if sgs.matches(pattern, card, player) then return true end
	end
	return false
end

function Player:isCardLimited(card, method, is_hand_card)
	if method == sgs.Card_MethodNone then return false end
	local list = self.limits[method]
	if not list or #list == 0 then return false end
	if card:isKindOf("SkillCard") and method == card:getHandlingMethod() then
		for _, id in ipairs(card.subs) do
			if is_limited(self, self.room.cards[id], list, false) then return true end
		end
		return false
	end
	return is_limited(self, card, list, is_hand_card)
end

function Player:isJilei(card)
	return self:isCardLimited(card, sgs.Card_MethodDiscard)
end

function Player:isLocked(card)
	return self:isCardLimited(card, sgs.Card_MethodUse)
end

-- Skills that keep what their owner has from being discarded by others: name -> function(owner, card).
sgs.kept_from_discard = sgs.kept_from_discard or {}

local function is_kept(owner, card)
	for _, keeps in pairs(sgs.kept_from_discard) do
		if keeps(owner, card) then return true end
	end
	return false
end

-- Whether a player may discard something of somebody: in some areas, or one card.
function Player:canDiscard(to, flags, reason)
	if not to.alive and to ~= self then return false end
	if type(flags) == "number" then
		local card = self.room.cards[flags]
		if self == to then return not self:isJilei(card) end
		return not is_kept(to, card)
	end
	for _, id in ipairs(to:ids_in(flags)) do
		if self:canDiscard(to, id, reason) then return true end
	end
	return false
end
