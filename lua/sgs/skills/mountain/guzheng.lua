-- 固政 guzheng (Zhang Zhao and Zhang Hong): of the cards that another player discards at the end of his turn, one of
-- his hand goes back to him, all others are taken. A friend gets what helps him, anybody else the least useful one.

-- The cards whose ids a property lists.
local function cards_of(self, name)
	local cards = {}
	for _, text in ipairs(self.player:property(name):toString():split("+")) do
		local id = tonumber(text)
		if id and id >= 0 then table.insert(cards, sgs.Sanguosha:getCard(id)) end
	end
	return cards
end

-- Whoever owns lihun and acts next would carry off all that is taken now.
local function feeds_lihun(self, who)
	local next = who:getNextAlive()
	return next ~= self.player and self:isEnemy(next) and next:hasSkill("lihun") and next:faceUp() and self.player:isMale()
end

-- `count`: all cards that were discarded, with the one that goes back.
local function is_worth_it(self, who, count)
	local hollow = self:needKongcheng(who, true)
	if self:isFriend(who) then return not hollow end
	if self:isEnemy(who) and hollow then return true end
	if hasManjuanEffect(self.player) or feeds_lihun(self, who) then return false end
	return count >= 3 or count == 2 and not self:hasSkills(sgs.cardneed_skill, who)
end

-- A dying friend of a buyi owner is saved by a card that is no basic one.
local function lives_by_buyi(self, who)
	if who:getHp() > 1 then return false end
	for _, friend in ipairs(self:getFriends(who)) do
		if friend:hasSkill("buyi") then return true end
	end
	return false
end

-- Whether zhijian could give the equipment to a friend.
local function can_be_given(self, card)
	for _, friend in ipairs(self.friends_noself) do
		if not self:getSameEquip(card, friend) then return true end
	end
	return false
end

local function number_of(cards, class)
	local count = 0
	for _, card in ipairs(cards) do
		if card:isKindOf(class) then count += 1 end
	end
	return count
end

local function is(class)
	return function(card) return card:isKindOf(class) end
end

-- What a friend had best get: tests in order.
local function for_friend(self, who, cards)
	local me, order = self.player, {}
	if lives_by_buyi(self, who) then
		order = { is("TrickCard"), function(card) return not card:isKindOf("BasicCard") end }
	end
	local full = me:getHandcardNum() >= me:getMaxCards()
	local needier = who:isWounded() and who:getHp() < me:getHp()
	if number_of(cards, "Peach") > 1 or full or needier then table.insert(order, is("Peach")) end
	if self:isWeak(who) then table.insertTable(order, { is("Jink"), is("Analeptic") }) end
	table.insert(order, function(card) return not card:isKindOf("EquipCard") and self:wantedBySkill(card, who) ~= nil end)
	table.insertTable(order, { is("Jink"), is("Analeptic"), is("Slash") })
	table.insert(order, function(card) return not card:isKindOf("EquipCard") and not card:isKindOf("Peach") end)
	return order
end

local DEAR = { "Peach", "Jink", "Analeptic", "Nullification", "EquipCard" }

local function is_dear(card)
	for _, class in ipairs(DEAR) do
		if card:isKindOf(class) then return true end
	end
	return false
end

-- What does anybody else the least good.
local function for_others(self, who, cards)
	local order = lives_by_buyi(self, who) and { is("Slash") } or {}
	table.insert(order, function(card) return card:isKindOf("EquipCard") and not can_be_given(self, card) end)
	if not who:hasSkills(sgs.wizard_harm_skill) then table.insert(order, is("Lightning")) end
	table.insert(order, is("Slash"))
	table.insert(order, function(card) return not is_dear(card) and not self:wantedBySkill(card, who) end)
	table.insert(order, function(card) return not is_dear(card) end)
	return order
end

-- The first card, the least worth keeping, that passes the earliest test; else the very first.
local function pick(self, who, cards)
	self:sortByKeepValue(cards)
	for _, test in ipairs((self:isFriend(who) and for_friend or for_others)(self, who, cards)) do
		for _, card in ipairs(cards) do
			if test(card) then return card end
		end
	end
	return cards[1]
end

sgs.ai_skill_use["@@guzheng"] = function(self, prompt)
	if not self.player:hasSkill("guzheng") then return "." end
	local who = self:playerNamed((prompt or ""):split(":")[2]) or self.room:getCurrent()
	local cards, all = cards_of(self, "guzheng_toget"), cards_of(self, "guzheng_allCards")
	if not who or who == self.player or #cards == 0 then return "." end
	if not is_worth_it(self, who, math.max(#all, #cards)) then
		trace.reject(who, "too little to gain")
		return "."
	end
	local card = pick(self, who, cards)
	trace.consider(card:toString(), self:getKeepValue(card), "goes back to " .. who:objectName())
	return "@GuzhengCard=" .. card:getEffectiveId()
end

sgs.ai_delayed_value.guzheng = { Indulgence = 3 }
