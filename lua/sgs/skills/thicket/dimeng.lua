-- 缔盟 dimeng (Lu Su): two others exchange hands, for as many of his cards as their hands differ. A friend gets the
-- larger hand of an enemy, where that is worth more than what it costs.

sgs.ai_use_value.DimengCard, sgs.ai_use_priority.DimengCard = 3.5, 2.8
sgs.dynamic_value.control_card.DimengCard = true

-- What a card in hand is worth on the whole, in the measure of keep values; and how much more cards that are worn
-- are: they take no room in the hand.
local CARD, WORN = 3, 2

-- The Slash that may kill, or hits two.
local function spared_slash(self)
	local slash = self:getCard("Slash")
	if not slash or not slash:isAvailable(self.player) then return nil end
	local use = { isDummy = true, to = sgs.SPlayerList() }
	self:useCardSlash(slash, use)
	if not use.card or use.to:isEmpty() then return nil end
	return (use.to:length() > 1 or use.to:first():getHp() <= 1) and slash:getEffectiveId() or nil
end

-- Own cards that may go, the cheapest first. Those over the hand limit will go anyway.
local function rows_to_pay(self)
	local rows, slash, surplus = {}, spared_slash(self), self:getOverflow()
	for _, row in ipairs(self:pricesOfCards(self.player:getCards("he"))) do
		if row.card:getEffectiveId() ~= slash and not self.player:isJilei(row.card) then
			local worn = self.player:hasEquip(row.card)
			if worn and row.price > 0 then row.price += WORN end
			if not worn and surplus > 0 then row.price, surplus = math.min(row.price, 0), surplus - 1 end
			table.insert(rows, row)
		end
	end
	table.sort(rows, function(a, b)
		if a.price ~= b.price then return a.price < b.price end
		return a.place < b.place
	end)
	return rows
end

-- How many cards more a player has with another hand, as far as his skills do not refill it.
local function gain(self, player, hand)
	local least = self:getLeastHandcardNum(player)
	return math.max(hand, least) - math.max(player:getHandcardNum(), least)
end

-- What the exchange is worth in cards: what the friend gains and the enemy loses.
local function swing(self, enemy, friend)
	local theirs, ours = enemy:getHandcardNum(), friend:getHandcardNum()
	local digs = sgs.gainsByLosing(friend) and ours > 0 and 1 or 0
	local left = hasManjuanEffect(enemy) and 0 or ours
	return gain(self, friend, theirs) - gain(self, enemy, left) + digs
end

local function why_not(self, enemy, friend, payable)
	local cost = enemy:getHandcardNum() - friend:getHandcardNum()
	if cost < 0 then return "he holds less than the friend" end
	if cost > payable then return "it would take " .. cost .. " cards" end
	if self:guess("Peach", friend) > self:guess("Peach", enemy) then return "the friend would lose a Peach" end
end

-- How much better the exchange is than what it costs.
local function worth(self, enemy, friend, rows)
	local value = CARD * swing(self, enemy, friend)
	for place = 1, enemy:getHandcardNum() - friend:getHandcardNum() do
		value -= rows[place].price
	end
	return value
end

local function partners(self)
	local friends = {}
	for _, friend in ipairs(self.friends_noself) do
		if not hasManjuanEffect(friend) then table.insert(friends, friend) end
	end
	self:sort(friends, "handcard")
	self:sort(self.enemies, "defense")
	return friends
end

-- The enemy and the friend whose exchange is worth most, and the ids that it takes.
local function best_exchange(self)
	local rows, friends = rows_to_pay(self), partners(self)
	local best
	for _, enemy in ipairs(self.enemies) do
		for _, friend in ipairs(friends) do
			local why = why_not(self, enemy, friend, #rows)
			local value = not why and worth(self, enemy, friend, rows) or 0
			local pair = enemy:objectName() .. "+" .. friend:objectName()
			if why then
				trace.reject(pair, why)
			else
				trace.consider(pair, value, "dimeng: what the exchange is worth")
				if value > (best and best.value or 0) then best = { value = value, enemy = enemy, friend = friend } end
			end
		end
	end
	if not best then return nil end
	local ids = {}
	for place = 1, best.enemy:getHandcardNum() - best.friend:getHandcardNum() do
		table.insert(ids, rows[place].card:getEffectiveId())
	end
	return best, ids
end

table.insert(sgs.ai_skills, {
	name = "dimeng",
	getTurnUseCard = function(self)
		if self.player:hasUsed("DimengCard") or self:needBear() then return nil end
		return sgs.Card_Parse("@DimengCard=.")
	end,
})

sgs.ai_skill_use_func.DimengCard = function(_, use, self)
	local best, ids = best_exchange(self)
	if not best then return end
	local cards = #ids > 0 and table.concat(ids, "+") or "."
	self:aim(use, sgs.Card_Parse("@DimengCard=" .. cards), { best.enemy, best.friend })
end

-- Hands change places: good for whoever held fewer cards, as long as they are not lost to him.
sgs.ai_card_intention.DimengCard = function(_, _, from, tos)
	local first, second = tos[1], tos[2]
	if not first or not second then return end
	local difference = first:getHandcardNum() - second:getHandcardNum()
	if not hasManjuanEffect(first) then sgs.updateIntention(from, first, difference) end
	if not hasManjuanEffect(second) then sgs.updateIntention(from, second, -difference) end
end

-- What he draws is counted with haoshi.
sgs.ai_delayed_value.dimeng = { Indulgence = 10 }
