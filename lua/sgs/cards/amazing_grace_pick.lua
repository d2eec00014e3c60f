-- 五谷丰登 Amazing Grace: which of the open cards to take. The next player takes what is left, so it
-- matters whether he is a friend who can use it. Rules in order, each (self, look) -> card or nil.

-- What all rules look at. `shares`: the next player is a friend who can use what is left.
local function look_at(self, ids)
	local me, next = self.player, self.player:getNextAlive()
	local look = { cards = {}, next = next, own_turn = me:getPhase() ~= sgs.Player_NotActive, friends_after = 0 }
	for _, id in ipairs(ids) do
		local card = id >= 0 and sgs.Sanguosha:getCard(id)
		if card then table.insert(look.cards, card) end
	end
	look.shares = sgs.turncount > 1 and self:isFriend(next) == true and not self:willSkipPlayPhase(next)
	local player = next
	while player ~= me and self:isFriend(player) do
		look.friends_after += 1
		player = player:getNextAlive()
	end
	look.jinks = self:getCardsNum("Jink")
	look.plays = not self:willSkipPlayPhase()
	return look
end

-- The open cards of a class; the first one is the one to take.
function SmartAI:openCards(look, class)
	local found = {}
	for _, card in ipairs(look.cards) do
		if card:isKindOf(class) then table.insert(found, card) end
	end
	return found
end

local function first(self, look, ...)
	for _, class in ipairs({ ... }) do
		local card = self:openCards(look, class)[1]
		if card then return card end
	end
end

local function peach(self, look)
	local me, peaches = self.player, self:openCards(look, "Peach")
	if #peaches ~= 1 then return peaches[1] end
	local for_next = look.shares and (not me:isWounded() and look.next:isWounded()
		or me:getLostHp() < self:getCardsNum("Peach")
		or not look.own_turn and not look.plays and me:getHandcardNum() + 2 > me:getMaxCards())
	return not for_next and peaches[1] or nil
end

-- Somebody loses a phase: what frees him.
local function freeing(self, look)
	local in_need, near
	for _, friend in ipairs(self.friends) do
		if self:willSkipPlayPhase(friend) or self:willSkipDrawPhase(friend) then
			in_need = true
			near = near or friend ~= self.player and self.player:distanceTo(friend) == 1
		end
	end
	if not in_need then return nil end
	local nullification = first(self, look, "Nullification")
	if nullification or not look.plays then return nullification end
	return near and first(self, look, "Snatch") or first(self, look, "Dismantlement")
end

local function own_turn(self, look)
	local feeds_next = look.shares and self:hasSkills("jizhi|nosjizhi|zhiheng|rende|nosrende", look.next)
		and not self:hasSkills("jizhi|nosjizhi|zhiheng|rende|nosrende")
	local nothing = not feeds_next and first(self, look, "ExNihilo")
	if nothing then return nothing end
	local bare = look.jinks == 0 or self:isWeak() and self:getOverflow() <= 0
	return bare and first(self, look, "Jink", "Analeptic") or first(self, look, "Indulgence")
end

-- Enemies act before the next own turn, and there is little to stop them.
local function others_turn(self, look)
	local before = 0
	for _, enemy in ipairs(self.enemies) do
		local soon = self:playerGetRound(enemy) < self:playerGetRound(self.player)
		if soon and enemy:inMyAttackRange(self.player) then before += 1 end
	end
	local bare = before > look.jinks and look.jinks <= 2 and sgs.getDefenseSlash(self.player, self) <= 2
		or look.jinks == 0 and self:isWeak()
	return bare and first(self, look, "Jink", "Analeptic") or first(self, look, "ExNihilo", "Indulgence")
end

local function by_turn(self, look)
	if look.own_turn then return own_turn(self, look) end
	return others_turn(self, look)
end

local function nullification(self, look)
	if self:getCardsNum("Nullification") < 2 or not look.shares then return first(self, look, "Nullification") end
end

-- The only Jink is kept from an enemy who lacks one.
local function deny_jink(self, look)
	local jinks = self:openCards(look, "Jink")
	local lack = sgs.card_lack[look.next:objectName()]
	local bare = look.next:isKongcheng() or lack and lack.Jink == 1
	return #jinks == 1 and self:isEnemy(look.next) and bare and jinks[1] or nil
end

-- What an own skill lives on, the most useful first.
local function for_skills(self, look)
	local cards = table.copyFrom(look.cards)
	self:sortByUseValue(cards)
	for _, card in ipairs(cards) do
		if self:wantedBySkill(card, self.player) then return card end
	end
end

-- What is needed most, the more useful of two that are needed alike; a trick or Peach only when
-- there is nothing else.
local function rest(self, look)
	local best, most, use
	for _, card in ipairs(look.cards) do
		local plain = not card:isKindOf("TrickCard") and not card:isKindOf("Peach")
		local need, value = self:cardNeed(card) + (plain and 1000 or 0), self:getUseValue(card)
		if not best or need > most or need == most and value > use then best, most, use = card, need, value end
	end
	return best
end

local RULES = { { peach, "a Peach" }, { freeing, "it frees somebody" }, { by_turn, "it serves now" },
	{ nullification, "a Nullification" }, { deny_jink, "the next one must not have it" },
	{ for_skills, "an own skill lives on it" }, { "graceArmor", "protection" }, { "graceWine", "a stronger blow" },
	{ "graceWeapon", "a weapon that fits" }, { "graceTrick", "a trick to be used" },
	{ "graceReach", "a weapon, as nobody is in reach" }, { rest, "needed most" } }

sgs.ai_skill_askforag.amazing_grace = function(self, card_ids)
	local look = look_at(self, card_ids)
	for _, row in ipairs(RULES) do
		local rule = row[1]
		local card = type(rule) == "string" and self[rule](self, look) or type(rule) == "function" and rule(self, look)
		if card then
			trace.consider(card, self:getUseValue(card), "AmazingGrace: " .. row[2])
			return card:getEffectiveId()
		end
	end
end
