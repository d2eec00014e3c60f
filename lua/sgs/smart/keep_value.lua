-- How much each own card is worth keeping: its class, what it can serve as, what the own skills make of its
-- suit and number; and less for each card at hand that serves for the same.

-- Whether one of the own skills makes cards of others.
local function converts(self)
	local thoughts = self:thoughts()
	if thoughts.converts == nil then
		thoughts.converts = false
		for _, skill in ipairs(self:ownSkills()) do
			if sgs.ai_view_as[skill] or skill == "wushen" or skill == "jinjiu" or skill == "weidi" then
				thoughts.converts = true
			end
		end
	end
	return thoughts.converts
end

-- Whether a card serves as the class. Without a skill that makes cards of others its kind tells.
local function serves(self, class, card)
	if not converts(self) then return card:isKindOf(class) end
	return isCard(class, card, self.player)
end

-- The best that a card can serve as, and what that is worth. `classes` are sorted, the best first.
local function best_service(self, card, classes, data)
	local own = card:getClassName()
	local value = data[own] or 0
	for _, class in ipairs(classes) do
		if data[class] <= value then break end
		if serves(self, class, card) then return data[class], class end
	end
	return value, own
end

local function by_value(data)
	local classes = {}
	for class in pairs(data) do
		table.insert(classes, class)
	end
	table.sort(classes, function(a, b)
		if data[a] ~= data[b] then return data[a] > data[b] end
		return a < b
	end)
	return classes
end

-- The mean of what own skills say of a suit or number, by those that say anything.
local function mean(tables, key)
	local sum, count = 0, 0
	for _, values in ipairs(tables) do
		if values[key] then sum, count = sum + values[key], count + 1 end
	end
	return count > 0 and sum / count or 0
end

-- A card at hand, before equals are taken into account.
local function hand_value(self, card, value)
	value += mean(self:ownTables("_suit_value"), card:getSuitString())
	value += mean(self:ownTables("_number_value"), card:getNumber())
	return self:adjustKeepValue(card, value)
end

-- Each card of the hand in order of worth loses 1.2, 1.3 … for every one before it that would do as well.
-- Worth is that of the class in the published analysis, that of the very card in later scripts.
local function with_equals(self, rows)
	local worth = sgs.settings.keep == "later" and "value" or "class_value"
	for _, row in ipairs(rows) do row.worth = row[worth] end
	table.sort(rows, function(a, b)
		if a.worth ~= b.worth then return a.worth > b.worth end
		return a.place < b.place
	end)
	for place, row in ipairs(rows) do
		local loss = 1.2
		for before = 1, place - 1 do
			local other = rows[before].card
			local both = row.card:isKindOf("Slash") and other:isKindOf("Slash")
			if both or serves(self, row.serves_as, other) then
				row.value -= loss
				loss += 0.1
			end
		end
	end
end

-- Works out what each own card is worth keeping: by id.
function SmartAI:assignKeep()
	local thoughts, data = self:thoughts(), self:keepData()
	local classes, rows, values = by_value(data), {}, {}
	for place, card in sgs.qlist(self.player:getHandcards()) do
		if card:getId() >= 0 then
			local class_value, class = best_service(self, card, classes, data)
			local value = hand_value(self, card, class_value)
			if sgs.settings.keep == "later" and class ~= card:getClassName() then value += 0.1 end
			table.insert(rows, { card = card, place = place, class_value = class_value, serves_as = class, value = value })
		end
	end
	with_equals(self, rows)
	for _, row in ipairs(rows) do
		values[row.card:getId()] = row.value
	end
	for _, card in sgs.qlist(self.player:getEquips()) do
		local value, class = best_service(self, card, classes, data)
		local converted = not card:isKindOf(class)
		values[card:getId()] = self:keepValueOfEquip(card) + (converted and value or 0)
	end
	self.keepdata, self.keepValue = data, values
	thoughts.keep = values
end
