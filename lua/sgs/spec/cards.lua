-- Cards in specs: "jink:heart:2" becomes the id of a printed card, or of a new one.

local kit = ...

-- Printed cards by object name, read once.
local printed

local function deck()
	if printed then return printed end
	printed = {}
	for id = 0, 162 do
		local card = sgs.Sanguosha:getEngineCard(id)
		local name = card:objectName()
		printed[name] = printed[name] or {}
		table.insert(printed[name], { id = id, suit = card:getSuitString(), number = card:getNumber() })
	end
	return printed
end

-- The ids that a snapshot names.
local function used_ids(snapshot)
	local used = {}
	local function mark(ids)
		for _, id in ipairs(ids or {}) do used[id] = true end
	end
	for _, player in ipairs(snapshot.players) do
		mark(player.hand and player.hand.known)
		mark(player.equips)
		mark(player.judging)
	end
	mark(snapshot.table)
	mark(snapshot.discard)
	return used
end

local function class_of(name)
	return (string.gsub("_" .. name, "_(%a)", string.upper))
end

-- The id of a card "name", "name:suit" or "name:suit:number": a printed one that is not used yet,
-- otherwise a new one whose face is written into the snapshot.
local function card_id(text, snapshot, used)
	if type(text) == "number" then return text end
	local name, suit, number = unpack(string.split(text, ":"))
	number = tonumber(number)
	for _, card in ipairs(deck()[name] or {}) do
		if not used[card.id] and (not suit or card.suit == suit) and (not number or card.number == number) then
			return card.id
		end
	end
	local id = 1000
	while used[id] do id += 1 end
	snapshot.cards = snapshot.cards or {}
	snapshot.cards[tostring(id)] = { class = class_of(name), name = name, suit = suit, number = number }
	return id
end

local function card_ids(list, snapshot)
	local used, ids = used_ids(snapshot), {}
	for _, text in ipairs(type(list) == "table" and list or { list }) do
		local id = card_id(text, snapshot, used)
		used[id] = true
		table.insert(ids, id)
	end
	return ids
end

kit.card_ids = card_ids
