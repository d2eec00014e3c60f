-- What suit and number add to the worth of a card: small terms that decide between equals.

local DEFAULT = "club|spade|diamond|heart"

-- Orders of suits that were read before: place by suit. Cards without suit come fifth.
local read = {}

local function places(order)
	if not read[order] then
		local places = { no_suit = 5 }
		for place, suit in ipairs(order:split("|")) do
			places[suit] = place
		end
		read[order] = places
	end
	return read[order]
end

-- The order that the first of the own skills prefers which has one.
local function order_for(self, card)
	for _, skill in ipairs(self:ownSkills()) do
		local order = sgs.ai_suit_priority[skill]
		if type(order) == "function" then order = order(self, card) end
		if order then return order end
	end
	return DEFAULT
end

local function place(self, card)
	local thoughts = self:thoughts()
	if not thoughts.suit_order then
		local order = order_for(self, card)
		local depends = self:knows("jiang") or type(order) ~= "string"
		if depends then return places(order)[card:getSuitString()] or 0 end
		thoughts.suit_order = places(order)
	end
	return thoughts.suit_order[card:getSuitString()] or 0
end

-- Suits that one would rather part with are used earlier, and low numbers.
function SmartAI:suitTermOfUse(card)
	return -place(self, card) / 1000 + (13 - card:getNumber()) / 10000
end

-- … and kept less.
function SmartAI:suitTermOfKeeping(card)
	return place(self, card) / 1000 + card:getNumber() / 1000
end
