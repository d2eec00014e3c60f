-- Patterns of cards: names | suits | numbers | place, with `#` between alternatives.

local NAMED = { ["."] = ".|.|.|hand", [".S"] = ".|spade|.|hand", [".C"] = ".|club|.|hand", [".H"] = ".|heart|.|hand",
	[".D"] = ".|diamond|.|hand", [".black"] = ".|black|.|hand", [".red"] = ".|red|.|hand", [".."] = ".",
	["..S"] = ".|spade", ["..C"] = ".|club", ["..H"] = ".|heart", ["..D"] = ".|diamond", [".Basic"] = "BasicCard",
	[".Trick"] = "TrickCard", [".Equip"] = "EquipCard", [".Weapon"] = "Weapon", slash = "Slash", jink = "Jink",
	peach = "Peach", nullification = "Nullification", analeptic = "Analeptic", ["peach+analeptic"] = "Peach,Analeptic" }

local function list(text)
	return string.split(text, ",")
end

-- Each term of `a+^b` as a test of a card.
local function name_term(term)
	local negated = string.sub(term, 1, 1) == "^"
	if negated then term = string.sub(term, 2) end
	local id, object = tonumber(term), term:match("^%%(.+)$")
	return function(card)
		local holds = term == "." or (id and card:getEffectiveId() == id)
			or (object and card.name == object) or (not id and not object and card:isKindOf(term))
		return (holds or false) ~= negated
	end
end

local function name_test(text)
	local alternatives = {}
	for _, alternative in ipairs(list(text)) do
		local terms = {}
		for _, term in ipairs(string.split(alternative, "%+")) do table.insert(terms, name_term(term)) end
		table.insert(alternatives, terms)
	end
	return function(card)
		for _, terms in ipairs(alternatives) do
			local all = true
			for _, holds in ipairs(terms) do all = all and holds(card) end
			if all then return true end
		end
		return false
	end
end

local function suit_test(text)
	local words = list(text)
	return function(card)
		local suit = card:getSuitString()
		for _, word in ipairs(words) do
			local negated = string.sub(word, 1, 1) == "^"
			if negated then word = string.sub(word, 2) end
			local holds = word == "." or word == suit or (word == "red" and card:isRed()) or (word == "black" and card:isBlack())
			if holds ~= negated then return true end
		end
		return false
	end
end

local POINTS = { A = 1, J = 11, Q = 12, K = 13 }

local function number_test(text)
	local ranges = {}
	for _, part in ipairs(list(text)) do
		local from, to = part:match("^(.-)~(.*)$")
		local point = function(word, default) return POINTS[word] or tonumber(word) or default end
		if part == "." then from, to = "", "" end
		table.insert(ranges, from and { point(from, 1), point(to, 13) } or { point(part, -1), point(part, -1) })
	end
	return function(card)
		for _, range in ipairs(ranges) do
			if card.number >= range[1] and card.number <= range[2] then return true end
		end
		return text == "."
	end
end

local function lies_in(word, id, player)
	local room = sgs.room
	local place, owner = room:getCardPlace(id), room:getCardOwner(id)
	if word == "hand" then return place == sgs.Player_PlaceHand and owner == player end
	if word == "equipped" then return place == sgs.Player_PlaceEquip and owner == player end
	local others = word:match("^%%(.+)$")
	if others then return owner ~= nil and owner ~= player and owner:isAlive() and owner:getPile(others):contains(id) end
	return player:getPile(word):contains(id)
end

local function place_test(text)
	local words = list(text)
	return function(card, player)
		if not player then return true end
		for _, id in ipairs(card:real_ids()) do
			local found = false
			for _, word in ipairs(words) do found = found or word == "." or lies_in(word, id, player) end
			if not found then return false end
		end
		return true
	end
end

local TESTS = { name_test, suit_test, number_test, place_test }

local function compile_one(text)
	local tests = {}
	for index, part in ipairs(string.split(text, "|")) do
		if part ~= "." and TESTS[index] then table.insert(tests, TESTS[index](part)) end
	end
	return tests
end

local compiled = {}

local function compile(pattern)
	local text = pattern:gsub("!$", "")
	if string.sub(text, 1, 1) == "@" then return {} end
	local alternatives = {}
	for _, part in ipairs(string.split(NAMED[text] or text, "#")) do table.insert(alternatives, compile_one(part)) end
	return alternatives
end

-- Whether a card matches a pattern, for a player whose places count.
function sgs.matches(pattern, card, player)
	local alternatives = compiled[pattern]
	if not alternatives then
		alternatives = compile(pattern)
		compiled[pattern] = alternatives
	end
	for _, tests in ipairs(alternatives) do
		local all = true
		for _, test in ipairs(tests) do all = all and test(card, player) end
		if all then return true end
	end
	return false
end
