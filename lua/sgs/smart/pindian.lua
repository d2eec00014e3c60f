-- Comparing cards.

-- Hand cards that are seen, those of least use first.
local function by_use(self)
	local cards = {}
	for _, card in sgs.qlist(self.player:getHandcards()) do
		if card:getId() >= 0 then table.insert(cards, card) end
	end
	self:sortByUseValue(cards, true)
	return cards
end

local function extremes(cards)
	local max, min
	for _, card in ipairs(cards) do
		if not max or card:getNumber() > max:getNumber() then max = card end
		if not min or card:getNumber() < min:getNumber() then min = card end
	end
	return max, min
end

-- The hand cards that a handler of sgs.ai_skill_pindian chooses from: the one of least use, and the
-- highest and lowest of those that may be spared. Ties go to the one of less use.
function SmartAI:pindianCards()
	local cards = by_use(self)
	local spared = {}
	for _, card in ipairs(cards) do
		if self:getUseValue(card) < 6 then table.insert(spared, card) end
	end
	local max, min = extremes(spared)
	return cards[1], max or cards[1], min or cards[1]
end

local function of_one_class(cards)
	for _, card in ipairs(cards) do
		if card:getClassName() ~= cards[1]:getClassName() then return false end
	end
	return true
end

-- The card that a skill has decided on when it began to compare: self.quhu_card and the like.
local function decided(self, reason)
	local id = self[reason .. "_card"]
	if type(id) ~= "number" then return nil end
	for _, card in sgs.qlist(self.player:getHandcards()) do
		if card:getId() == id and id >= 0 then return card end
	end
end

-- Low for a friend, high for anybody else; one's own comparison is meant to be won.
sgs.ai_default.askForPindian = function(self, requestor, reason)
	local cards = by_use(self)
	if #cards == 0 then return -1 end -- whichever the host draws
	local highest, lowest = extremes(cards)
	if requestor == self.player then
		local chosen = decided(self, reason) or self:getMaxCard() or highest
		trace.consider(chosen:toString(), chosen:getNumber(), "my own comparison")
		return chosen
	end
	local _, high, low = self:pindianCards()
	if of_one_class(cards) then high, low = highest, lowest end
	local friend = self:isFriend(requestor)
	local chosen = friend and low or high
	trace.consider(chosen:toString(), chosen:getNumber(), friend and "low: a friend is to win" or "high, without what is of use")
	return chosen
end

-- The highest card in a hand, as far as it is seen; of one's own only what may be spared, where
-- there is such a card.
function SmartAI:getMaxCard(player, cards)
	player = player or self.player
	cards = cards or sgs.getKnownHandcards(player, self.player)
	local own = player == self.player
	local spared = {}
	for _, card in ipairs(own and cards or {}) do
		if not self:isValuableCard(card) then table.insert(spared, card) end
	end
	local highest = extremes(#spared > 0 and spared or cards)
	if not highest or not own or not player:hasSkill("tianyi") or not highest:isKindOf("Slash") then return highest end
	for _, card in ipairs(#spared > 0 and spared or cards) do
		if card:getNumber() == highest:getNumber() and not card:isKindOf("Slash") then return card end
	end
	return highest
end

-- The lowest card in a hand, as far as it is seen.
function SmartAI:getMinCard(player, cards)
	player = player or self.player
	local _, lowest = extremes(cards or sgs.getKnownHandcards(player, self.player))
	return lowest
end
