-- 英魂 yinghun (Sun Jian): wounded, at the start of his turn, he lets a player draw as many cards as he has lost
-- health and discard one, or the other way round. A gift for a friend, or a loss for an enemy.

-- Friends who gain by the discard itself: by equipment, by tuntian, by armour that they had better lose.
local function gains_by_discard(self, friends)
	local rules = {
		function(friend) return friend:hasEquip() and self:hasSkills(sgs.lose_equip_skill, friend) end,
		sgs.gainsByLosing,
		function(friend) return self:needToThrowArmor(friend) end,
	}
	for _, gains in ipairs(rules) do
		for _, friend in ipairs(friends) do
			if gains(friend) and not hasManjuanEffect(friend) then return friend, "a friend who gains by the discard" end
		end
	end
end

local function first_of(players, test)
	for _, player in ipairs(players) do
		if test(player) then return player end
	end
end

-- One card is drawn and one discarded: of use to few, but friends may change a card for a better one.
local function for_one_card(self, friends, enemies)
	self:sort(friends, "handcard")
	friends = sgs.reverse(friends)
	local friend, why = gains_by_discard(self, friends)
	if friend then return friend, why end
	local loser = first_of(enemies, function(enemy) return hasManjuanEffect(enemy) and not enemy:isNude() end)
	if loser then return loser, "an enemy whose drawn card is lost" end
	local human = self:AssistTarget()
	local assisted = first_of(friends, function(one)
		return one == human and not one:isNude() and not self:needKongcheng(one)
	end)
	local changer = assisted or first_of(friends, function(one)
		return not one:isNude() and not hasManjuanEffect(one) and not self:needKongcheng(one, true)
	end)
	return changer, "a friend may change a card"
end

-- Whether somebody on my side needs cards more than an enemy should lose them.
local function help_is_needed(self, friends)
	local me = self.player
	if me:isLord() and me:getHp() < 2 and self:getCardsNum("Peach") == 0 and self:isWeak() then return true end
	return first_of(friends, function(friend) return self:isWeak(friend) end) ~= nil
end

-- Enemies who lose their last cards by it, or those on which their skills live. `loss`: cards less for them.
local function worthy_enemy(self, enemies, loss)
	local function hurt(lives_on_cards)
		return first_of(enemies, function(enemy)
			local cards = enemy:getCardCount(true)
			local fits = cards == loss
			if lives_on_cards then fits = cards >= loss and self:hasSkills(sgs.cardneed_skill, enemy) end
			return fits and not self:doNotDiscard(enemy, "he", true, loss)
		end)
	end
	return hurt(false) or hurt(true)
end

-- Whoever has cards to lose; those who would gain by it only where nobody else is left.
local function any_enemy(self, enemies, loss)
	self:sort(enemies, "handcard")
	local function gains(enemy)
		return self:hasSkills(sgs.lose_equip_skill, enemy) and enemy:hasEquip() or self:needToThrowArmor(enemy)
	end
	local function loses(least)
		return function(enemy) return enemy:getCardCount(true) >= least and not gains(enemy) and not sgs.gainsByLosing(enemy) end
	end
	local rich_first = sgs.reverse(enemies)
	return first_of(enemies, loses(loss)) or first_of(rich_first, loses(1)) or first_of(rich_first, function(enemy)
		return sgs.gainsByLosing(enemy) and not gains(enemy) and loss >= 2 and enemy:getCardCount(true) >= 2
	end)
end

-- `more`: how many cards more one side gets than it loses.
local function for_several(self, friends, enemies, more)
	self:sort(friends, "chaofeng")
	self:sort(enemies, "chaofeng")
	local friend, why = gains_by_discard(self, friends)
	if friend then return friend, why end
	if not help_is_needed(self, friends) then
		local enemy = worthy_enemy(self, enemies, more)
		if enemy then return enemy, "an enemy loses what he lives on" end
	end
	local drawer = #friends > 0 and self:findPlayerToDraw(false, more)
	if drawer and table.contains(friends, drawer) then return drawer, "the friend who makes most of the cards" end
	local other = first_of(friends, function(one) return not hasManjuanEffect(one) end)
	if other then return other, "a friend draws" end
	return any_enemy(self, enemies, more), "an enemy loses cards"
end

local function offered(players, targets)
	local found = {}
	for _, player in ipairs(players) do
		if targets:contains(player) then table.insert(found, player) end
	end
	return found
end

sgs.ai_skill_playerchosen.yinghun = function(self, targets)
	if self.player:hasFlag("AI_doNotInvoke_yinghun") then return nil end
	local friends, enemies = offered(self.friends_noself, targets), offered(self.enemies, targets)
	local lost = self.player:getLostHp()
	local chosen, why
	if lost <= 1 then
		chosen, why = for_one_card(self, friends, enemies)
	else
		chosen, why = for_several(self, friends, enemies, lost - 1)
	end
	if chosen then trace.consider(chosen, lost, why) else trace.note("nobody is worth yinghun") end
	self.yinghun_target = chosen
	return chosen
end

-- Friends draw the more, others discard it.
sgs.ai_skill_choice.yinghun = function(self, choices)
	local target = self.yinghun_target
	for _, player in sgs.qlist(self.room:getAlivePlayers()) do
		if player:hasFlag("YinghunTarget") then target = player end
	end
	if not target then return nil end
	return sgs.offered(choices, self:isFriend(target) and "dxt1" or "d1tx")
end

-- With much lost, the choice after it tells; with little, he can only draw.
sgs.ai_playerchosen_intention.yinghun = function(_, from, to)
	if from:getLostHp() <= 1 then sgs.updateIntention(from, to, hasManjuanEffect(to) and 80 or -80) end
end

sgs.ai_choicemade_filter.skillChoice.yinghun = function(_, player, fields)
	local to = (sgs.notes().chosen or {}).yinghun
	if to and player:getLostHp() > 1 then sgs.updateIntention(player, to, fields[3] == "dxt1" and -80 or 80) end
end
