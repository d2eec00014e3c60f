-- Sorting cards by what they are worth. Each card is measured once; ties keep their order where number
-- and kind decide nothing.

local function rows_of(cards, measure)
	local rows = {}
	for place, card in ipairs(cards) do
		rows[place] = { card = card, value = measure(card), number = card:getNumber(), place = place }
	end
	return rows
end

local function put_back(cards, rows)
	for place, row in ipairs(rows) do
		cards[place] = row.card
	end
end

-- Highest first, among equals the higher number; the other way round if `inverse`.
local function descending(cards, measure, inverse)
	local rows, sign = rows_of(cards, measure), inverse and -1 or 1
	table.sort(rows, function(a, b)
		if a.value ~= b.value then return sign * a.value > sign * b.value end
		if a.number ~= b.number then return sign * a.number > sign * b.number end
		return a.place < b.place
	end)
	put_back(cards, rows)
end

-- The most useful first; `inverse`: the least useful first.
function SmartAI:sortByUseValue(cards, inverse)
	descending(cards, function(card)
		return self:getUseValue(card)
	end, inverse)
end

-- The most urgent first, the table left aside.
function SmartAI:sortByUsePriority(cards)
	descending(cards, function(card)
		return self:getUsePriority(card)
	end)
end

-- The most urgent first as things stand; among equals cards before skills.
function SmartAI:sortByDynamicUsePriority(cards)
	local rows = rows_of(cards, function(card)
		return self:getDynamicUsePriority(card)
	end)
	for _, row in ipairs(rows) do
		row.is_skill = row.card:getTypeId() == sgs.Card_TypeSkill
	end
	table.sort(rows, function(a, b)
		if a.value ~= b.value then return a.value > b.value end
		if a.is_skill ~= b.is_skill then return b.is_skill end
		return a.place < b.place
	end)
	put_back(cards, rows)
	return rows
end

-- The least worth keeping first, among equals the higher number; `inverse`: the other way round.
function SmartAI:sortByKeepValue(cards, inverse)
	local sign = inverse and -1 or 1
	local rows = rows_of(cards, function(card)
		return self:getKeepValue(card)
	end)
	table.sort(rows, function(a, b)
		if a.value ~= b.value then return sign * a.value < sign * b.value end
		if a.number ~= b.number then return sign * a.number > sign * b.number end
		return a.place < b.place
	end)
	put_back(cards, rows)
end

-- What is needed least first; `inverse`: most first.
function SmartAI:sortByCardNeed(cards, inverse)
	local sign = inverse and -1 or 1
	local rows = rows_of(cards, function(card)
		return self:cardNeed(card)
	end)
	table.sort(rows, function(a, b)
		if a.value ~= b.value then return sign * a.value < sign * b.value end
		return a.place < b.place
	end)
	put_back(cards, rows)
end
