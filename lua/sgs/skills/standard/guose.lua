-- 国色 guose (Da Qiao): once a phase a diamond is used as Indulgence, or discarded to take an Indulgence off the table;
-- she draws a card either way. First she frees a friend whose turn is worth much, then she stops an enemy, then she
-- frees any friend.

local CARD, RESCUE, STOP = "GuoseCard", 5.5, 0.5

table.insert(sgs.ai_skills, {
	name = "guose",
	getTurnUseCard = function(self, inclusive)
		if self.player:hasUsed(CARD) then return nil end
		local card = self:diamondToSpend(inclusive)
		return card and sgs.Card_Parse("@GuoseCard=" .. card:getEffectiveId())
	end,
})

-- Friends under Indulgence, the lord first, then those whose turn is worth most.
local function held_friends(self)
	local friends = {}
	for _, friend in ipairs(self.friends) do
		if friend:containsTrick("indulgence") and not friend:containsTrick("YanxiaoCard") then table.insert(friends, friend) end
	end
	local function worth(friend)
		return (friend:isLord() and 10 or 0) + self:getOverflow(friend) + (self:isWeak(friend) and 3 or 0)
	end
	table.sort(friends, function(a, b)
		if worth(a) ~= worth(b) then return worth(a) > worth(b) end
		return a:getSeat() < b:getSeat()
	end)
	return friends
end

local function first(friends, rule)
	for _, friend in ipairs(friends) do
		if rule(friend) then return friend end
	end
end

-- The friends who lose their turn by it; shensu, qingyi and qiaobian make up for it.
local function loses_much(self, friend)
	return self:willSkipPlayPhase(friend) and not friend:hasSkills("shensu|qingyi|qiaobian")
		and (self:isWeak(friend) or self:getOverflow(friend) > 1)
end

local function enemy_to_stop(self, card)
	local diamond = sgs.Sanguosha:getCard(card:getEffectiveId())
	local trick = sgs.Card_Parse(sgs.convertedCard(diamond, "indulgence", "guose"))
	local use = { isDummy = true, to = sgs.SPlayerList() }
	if trick and not self.player:isLocked(trick) then self:useCardIndulgence(trick, use) end
	return use.card and use.to:first()
end

local function aim(self, use, card, target, priority, why)
	sgs.ai_use_priority[CARD] = priority
	trace.consider(target, priority, why)
	self:aim(use, card, { target })
end

sgs.ai_skill_use_func.GuoseCard = function(card, use, self)
	local held = held_friends(self)
	local friend = first(held, function(one) return loses_much(self, one) end)
	if friend then return aim(self, use, card, friend, RESCUE, "frees a friend whose turn is worth much") end
	local enemy = enemy_to_stop(self, card)
	if enemy then return aim(self, use, card, enemy, STOP, "stops the enemy whose turn is worth most") end
	friend = first(held, function(one) return self:willSkipPlayPhase(one) end) or held[1]
	if friend then aim(self, use, card, friend, RESCUE, "frees a friend") end
end

sgs.ai_use_value.GuoseCard = 5
sgs.ai_use_priority.GuoseCard = RESCUE
-- To free somebody is friendly; as Indulgence it is told as that card.
sgs.ai_card_intention.GuoseCard = -60
sgs.guose_suit_value = { diamond = 3.9 }
sgs.ai_suit_priority.guose = "club|spade|heart|diamond"

sgs.ai_cardneed.guose = function(_, card)
	return card:getSuit() == sgs.Card_Diamond
end

sgs.ai_delayed_value.guose = { Indulgence = 5 }

sgs.ai_no_equip.guose = sgs.keepsForUse(function(card)
	return card:getSuit() == sgs.Card_Diamond
end, "diamonds are of use")
