-- 义绝 yijue (Guan Yu): once in a turn he compares cards with another, who is without hand cards and skills for the
-- turn if he loses, and may be healed if he does not. Seals an enemy by a high card, heals a friend by a low one.

-- Early to seal, before the Slash that cannot be dodged then; late to heal or to empty a hand.
local EARLY, LATE = 7.2, 1.2

sgs.ai_use_value.YijueCard, sgs.ai_use_priority.YijueCard = 8.5, EARLY
sgs.ai_card_intention.YijueCard = 0
sgs.ai_cardneed.yijue = sgs.ai_cardneed.bignumber

-- What is no use to win: it protects an empty hand, or the loss is a gain to him.
local function is_protected(self, enemy)
	if enemy:isKongcheng() or enemy:hasSkill("kongcheng") and enemy:getHandcardNum() == 1 then return true end
	return sgs.gainsByLosing(enemy) and enemy:getHandcardNum() > 2
end

-- Enemies whom an own Slash reaches first: sealed they cannot dodge it. Of the others the best defended.
local function in_order(self)
	local near, far = {}, {}
	local slash = self:slashIsAvailable() and self:getCard("Slash")
	self:sort(self.enemies, "defense")
	for place = #self.enemies, 1, -1 do
		local enemy = self.enemies[place]
		local reached = slash and self.player:canSlash(enemy, slash) and not self:slashProhibit(slash, enemy)
		if not is_protected(self, enemy) then table.insert(reached and near or far, enemy) end
	end
	return table.move(far, 1, #far, #near + 1, near)
end

-- A comparison that is won for sure, or with a high card more often than not.
local function enemy_to_seal(self)
	local card = self:getMaxCard()
	local likely
	for _, enemy in ipairs(card and in_order(self) or {}) do
		local chance = self:pindianChance(card:getNumber(), enemy)
		trace.consider(enemy, chance, "chance that he is sealed by yijue")
		if chance == 1 then return enemy, card end
		if card:getNumber() >= 10 and chance >= 0.5 then likely = likely or enemy end
	end
	return likely, card
end

-- With an own kongcheng the last card had better go.
local function enemy_for_last_card(self)
	local me = self.player
	if not me:hasSkill("kongcheng") or me:getHandcardNum() ~= 1 then return nil end
	for _, enemy in ipairs(self.enemies) do
		local loses = not is_protected(self, enemy) and not self:doNotDiscard(enemy, "h")
		if loses then return enemy, me:getHandcards():first() end
	end
end

-- The lowest card that is not dear.
local function lowest_spare(self)
	local spare = {}
	for _, card in ipairs(sgs.getKnownHandcards(self.player, self.player)) do
		if not self:isValuableCard(card) then table.insert(spare, card) end
	end
	return self:getMinCard(self.player, spare)
end

-- He beats a low card and is healed.
local function friend_to_heal(self, card)
	for _, friend in ipairs((self:getWoundedFriend())) do
		local highest = self:getMaxCard(friend)
		local beats = card:getNumber() <= 4 or highest and highest:getNumber() >= card:getNumber()
		local badly = friend:getLostHp() / friend:getMaxHp() >= 0.3
		if beats and badly and friend:getHandcardNum() > 1 then return friend, card end
	end
end

-- An owner of kongcheng is safe without his last card from those who act before him.
local function friend_to_empty(self, card)
	local only_jink = card:isKindOf("Jink") and self:getCardsNum("Jink") == 1
	for _, friend in ipairs(only_jink and {} or self.friends_noself) do
		local one = friend:hasSkill("kongcheng") and friend:getHandcardNum() == 1
		if one and self:getEnemyNumBySeat(self.player, friend) > 0 then return friend, card end
	end
end

-- With whom to compare, my card, and how early.
local function contest(self)
	local target, card = enemy_for_last_card(self)
	if target then return target, card, LATE end
	target, card = enemy_to_seal(self)
	if target then return target, card, EARLY end
	card = lowest_spare(self)
	if not card then return nil end
	target = friend_to_heal(self, card) or friend_to_empty(self, card)
	return target, card, LATE
end

table.insert(sgs.ai_skills, {
	name = "yijue",
	getTurnUseCard = function(self)
		if self.player:hasUsed("YijueCard") or self.player:isKongcheng() then return nil end
		return sgs.Card_Parse("@YijueCard=.")
	end,
})

sgs.ai_skill_use_func.YijueCard = function(card, use, self)
	local target, mine, priority = contest(self)
	if not target then return end
	sgs.ai_use_priority.YijueCard = priority
	-- the comparison itself is asked for later
	if not use.isDummy then self.yijue_card = mine:getEffectiveId() end
	self:aim(use, card, { target })
end

-- Asked to compare: a wounded friend wins to be healed, anybody else not to be sealed. Who has but one card has nothing
-- to gain by sealing: that is not worth a good card.
sgs.ai_skill_pindian.yijue = function(_, self, requestor)
	if requestor == self.player then return nil end
	local heals = self:isFriend(requestor) and self.player:isWounded()
	if heals or not self:isFriend(requestor) and requestor:getHandcardNum() > 1 then return self:getMaxCard() end
	local cards = sgs.getKnownHandcards(self.player, self.player)
	self:sortByKeepValue(cards)
	return cards[1]
end

local function yijue_target()
	for _, player in sgs.qlist(global_room:getAlivePlayers()) do
		if player:hasFlag("YijueTarget") then return player end
	end
end

sgs.ai_skill_choice.yijue = function(self, choices)
	local target = yijue_target()
	return sgs.offered(choices, target and self:isFriend(target) and "recover" or "cancel")
end

sgs.ai_choicemade_filter.skillChoice.yijue = function(_, player, fields)
	local target = yijue_target()
	if target then sgs.updateIntention(player, target, fields[3] == "recover" and -30 or 30) end
end
