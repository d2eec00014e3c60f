-- Sharing cards out among friends: nosyiji, and yiji and qingjian after it.

-- While shenfen runs, everybody will discard four cards.
local function shenfen_user(self)
	for _, player in sgs.qlist(self.room:getAlivePlayers()) do
		if player:hasFlag("ShenfenUsing") then return player end
	end
end

-- Whether cards that a friend gets now stay with him, and do him no harm.
function SmartAI:canBeGiven(friend)
	if hasManjuanEffect(friend) or self:needKongcheng(friend, true) or friend:hasFlag("LihunTarget") then return false end
	local user = shenfen_user(self)
	return not user or friend == user or friend:getHandcardNum() >= 4
end

local RESCUE = { "Peach", "Analeptic", "Jink" }

-- The weak keep what saves them.
local function to_spare(self, cards)
	if not self:isWeak() then return cards end
	local spare = {}
	for _, card in ipairs(cards) do
		local saves = false
		for _, class in ipairs(RESCUE) do saves = saves or isCard(class, card, self.player) end
		if not saves then table.insert(spare, card) end
	end
	return spare
end

local function during_shenfen(self, user, cards)
	if user == self.player then return nil end
	if self:isFriend(user) then return cards[1], user, "he pays for shenfen" end
	if self.player:getHandcardNum() < self:getOverflow(self.player, true) then return nil end
	local card, friend = self:getCardNeedPlayer(cards)
	if card and friend:getHandcardNum() >= 4 then return card, friend, "he has cards left after shenfen" end
end

local function receivers(self, players)
	local friends = {}
	for _, friend in ipairs(self.friends_noself) do
		if self:canBeGiven(friend) and (not players or players:contains(friend)) then table.insert(friends, friend) end
	end
	self:sort(friends, "defense")
	return friends
end

-- A friend who needs one of them; else the best of them for the friend who is weakest.
local function to_friend(self, cards, players, needed_only)
	local friends = receivers(self, players)
	if #friends == 0 then return nil end
	local card, friend = self:getCardNeedPlayer(cards)
	if card and table.contains(cards, card) and table.contains(friends, friend) then return card, friend, "he needs it" end
	if needed_only then return nil end
	self:sortByKeepValue(cards, true)
	return cards[1], friends[1], "the weakest friend"
end

local function willingly(self, cards, players, needed_only)
	local user = shenfen_user(self)
	if not user then return to_friend(self, cards, players, needed_only) end
	local card, friend, why = during_shenfen(self, user, cards)
	if card and (not players or players:contains(friend)) then return card, friend, why end
end

-- Nobody gets any: nil and -1, or the card that can best be spared where one has to be given.
function SmartAI:giveNone(card_ids, optional, players)
	if optional ~= false then return nil, -1 end
	return sgs.ai_default.askForYiji(self, card_ids, "", optional, players)
end

-- Which of the cards to give to whom: a player and an id, or nil and -1 to keep the rest. With a small
-- hand all is kept. `optional` and `players` as the question has them: whether none needs to be given (nil: none
-- does), and who may be given one (nil: anybody). `needed_only`: nothing is given that nobody needs.
function SmartAI:shareOut(card_ids, optional, players, needed_only)
	local cards = to_spare(self, sgs.cardsOfIds(card_ids))
	if #cards == 0 or self.player:getHandcardNum() <= 2 then
		trace.note("nothing to spare")
		return self:giveNone(card_ids, optional, players)
	end
	local card, friend, why = willingly(self, cards, players, needed_only)
	if not card or friend == self.player then return self:giveNone(card_ids, optional, players) end
	trace.consider(friend, sgs.getDefenseSlash(friend, self), card:objectName() .. ": " .. why)
	return friend, card:getEffectiveId()
end
