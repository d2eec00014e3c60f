-- Moving a card on the table from one player to another: delayed tricks to enemies, equipment to friends.

local function is_yanxiao(card)
	return card:isKindOf("YanxiaoCard") or card:objectName() == "yanxiao"
end

local function protected(player)
	return player:containsTrick("YanxiaoCard") or player:containsTrick("yanxiao")
end

local function can_lie(self, player, trick)
	return not player:containsTrick(trick:objectName()) and not self.room:isProhibited(self.player, player, trick)
end

-- The enemy on whom the trick would be used, were it in hand; else the first before whom it is not wasted, or
-- before whom it can lie at all.
local function trick_receiver(self, who, trick)
	local wish = { isDummy = true, to = sgs.SPlayerList() }
	self:useCardByClassName(trick, wish)
	local first = wish.card and not wish.to:isEmpty() and wish.to:first()
	if first and first ~= who and self:isEnemy(first) and can_lie(self, first, trick) then return first end
	local able = {}
	for _, enemy in ipairs(self.enemies) do
		if enemy ~= who and can_lie(self, enemy, trick) and not protected(enemy) then table.insert(able, enemy) end
	end
	self:sort(able, "defense")
	for _, enemy in ipairs(able) do
		if not self:isDelayedTrickWasted(enemy, trick:objectName()) then return enemy end
	end
	return able[1]
end

-- Lightning is left alone unless an enemy has the last word on it: it strikes seldom, and moves on.
local function hurts(self, who, trick)
	if is_yanxiao(trick) then return false end
	return not trick:isKindOf("Lightning") or self:getFinalRetrial(who) == 2
end

local function trick_of_friend(self, who)
	if protected(who) then return nil end
	for _, trick in sgs.qlist(who:getJudgingArea()) do
		local to = hurts(self, who, trick) and trick_receiver(self, who, trick)
		if to then return trick, to, "frees a friend of " .. trick:objectName() end
	end
end

local function without(players, who)
	local rest = table.clone(players)
	table.removeOne(rest, who)
	return rest
end

-- Equipment that a friend gains by losing.
local function equip_of_friend(self, who)
	if who == self.player or not self:hasSkills(sgs.lose_equip_skill, who) then return nil end
	local weak, armor = self:isWeak(who), who:getArmor()
	local armor_goes = armor and (not weak or self:needToThrowArmor(who))
	for _, equip in ipairs({ who:getOffensiveHorse() or false, who:getWeapon() or false,
		not weak and who:getDefensiveHorse() or false, armor_goes and armor or false }) do
		local to = equip and self:equipReceiver(equip, without(self.friends, who))
		if to then return equip, to, "a friend gains by losing it" end
	end
end

-- What protects an enemy from delayed tricks helps a friend, one who is under some first.
local function yanxiao_of_enemy(self, who)
	for _, trick in sgs.qlist(who:getJudgingArea()) do
		if is_yanxiao(trick) then
			local able
			for _, friend in ipairs(self.friends) do
				local held = not friend:getJudgingArea():isEmpty()
				if can_lie(self, friend, trick) and (not able or held and able:getJudgingArea():isEmpty()) then able = friend end
			end
			if able then return trick, able, "protects a friend in his place" end
		end
	end
end

local function equip_of_enemy(self, who)
	if self:hasSkills(sgs.lose_equip_skill, who) then return nil end
	for _, id in ipairs({ self:getDangerousCard(who) or -1, self:getValuableCard(who) or -1 }) do
		local equip = id >= 0 and sgs.Sanguosha:getCard(id)
		local to = equip and self:equipReceiver(equip, without(self.friends, who))
		if to then return equip, to, "equipment of an enemy for a friend" end
	end
end

-- The card of that player that had best be moved, to whom, and why; nil where none.
function SmartAI:cardToMove(who)
	local card, to, why
	local rules = self:isFriend(who) and { trick_of_friend, equip_of_friend } or { yanxiao_of_enemy, equip_of_enemy }
	for _, rule in ipairs(rules) do
		if not card then card, to, why = rule(self, who) end
	end
	return card, to, why
end

-- Whether the play phase is worth more than an enemy's equipment.
local function has_better_to_do(self)
	for _, card in sgs.qlist(self.player:getHandcards()) do
		if not card:isKindOf("Jink") and self:getUseValue(card) >= 3.7 then return #self:getTurnUse() > 0 end
	end
	return false
end

-- The player whose card had best be moved, instead of playing cards; nil for nobody.
function SmartAI:whoseCardToMove()
	local friends, enemies = table.clone(self.friends), table.clone(self.enemies)
	self:sort(friends, "defense")
	self:sort(enemies, "defense")
	for _, rule in ipairs({ { friends, trick_of_friend }, { enemies, yanxiao_of_enemy }, { friends, equip_of_friend } }) do
		for _, who in ipairs(rule[1]) do
			local card, _, why = rule[2](self, who)
			if card then return who, why end
		end
	end
	if #self.enemies == 0 or has_better_to_do(self) then return nil end
	for _, enemy in ipairs(enemies) do
		local card, _, why = equip_of_enemy(self, enemy)
		if card then return enemy, why end
	end
end
