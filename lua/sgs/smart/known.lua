-- What one player knows of another's hand. Cards that the looking seat does not see are unknown and
-- count for nothing here.

-- Whether a player knows every card of a hand that is seen here: his own, or as the looking seat.
local function sees_all(owner, viewer)
	return not viewer or viewer == owner or viewer == sgs.viewer()
end

-- The hand cards of `owner` whose face `viewer` knows; without a viewer, those that are seen now.
function sgs.getKnownHandcards(owner, viewer)
	local known = {}
	local all = sees_all(owner, viewer)
	local flag = not all and "visible_" .. viewer:objectName() .. "_" .. owner:objectName()
	for _, card in sgs.qlist(owner:getHandcards()) do
		if card:getId() >= 0 and (all or card:hasFlag("visible") or card:hasFlag(flag)) then
			table.insert(known, card)
		end
	end
	return known
end

-- How many hand cards of a player the looking seat sees.
function getKnownNum(player, viewer)
	return #sgs.getKnownHandcards(player or global_room:getCurrent(), viewer)
end

local COLOURS = { red = "isRed", black = "isBlack" }
local SUITS = { heart = true, diamond = true, spade = true, club = true }

local function matches(card, class_name, owner, viewas)
	local colour = COLOURS[class_name]
	if colour then return card[colour](card) end
	if SUITS[class_name] then return card:getSuitString() == class_name end
	if viewas then return isCard(class_name, card, owner) end
	return card:isKindOf(class_name)
end

-- How many cards that `viewer` knows are of a class, a suit or a colour; with `viewas`, or can serve
-- as it. `flags`: h for the hand (the default), e for equipment.
function getKnownCard(player, viewer, class_name, viewas, flags)
	if not player then return 0 end
	-- older scripts name no viewer
	if type(viewer) == "string" then return getKnownCard(player, nil, viewer, class_name, viewas) end
	flags = flags or "h"
	local count = 0
	if flags:find("h", 1, true) then
		for _, card in ipairs(sgs.getKnownHandcards(player, viewer)) do
			if matches(card, class_name, player, viewas) then count += 1 end
		end
	end
	if flags:find("e", 1, true) then
		for _, card in sgs.qlist(player:getEquips()) do
			if matches(card, class_name, player, viewas) then count += 1 end
		end
	end
	return count
end

-- How many of the player's cards are of a suit, a colour or one of several ("spade|club"); an unseen
-- card is of none. `with_equips`: equipment too.
function SmartAI:getSuitNum(suits, with_equips, player)
	player = player or self.player
	local count = 0
	for _, card in sgs.qlist(player:getCards(with_equips and "he" or "h")) do
		for _, suit in ipairs(suits:split("|")) do
			local colour = COLOURS[suit]
			if colour and card[colour](card) or not colour and card:getSuitString() == suit then
				count += 1
				break
			end
		end
	end
	return count
end

function SmartAI:hasSuit(suits, with_equips, player)
	return self:getSuitNum(suits, with_equips, player) > 0
end
