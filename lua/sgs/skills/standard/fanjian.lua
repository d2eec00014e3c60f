-- 反间 fanjian (Zhou Yu): once a phase he gives another player a hand card, openly. That player loses 1 health, or shows
-- his hand and discards all cards of that suit. He gives a suit that costs an enemy most: before a Slash the suit
-- of Jinks, at the end of the turn what would be discarded anyway. Some friends are glad of it.

-- Cards that are not worth keeping, those of least use first; without the Slash that is about to be used.
local function cards_to_give(self, without)
	local cards = {}
	for _, card in sgs.qlist(self.player:getHandcards()) do
		local planned = without and without:getEffectiveId() == card:getEffectiveId()
		if card:getId() >= 0 and not planned and not self:isValuableCard(card) and self:getUseValue(card) < 6 then
			table.insert(cards, card)
		end
	end
	self:sortByUseValue(cards, true)
	return cards
end

local function first(cards, rule)
	for _, card in ipairs(cards) do
		if rule(card) then return card end
	end
end

-- The Jinks of the target go, or his health: diamonds are mostly Jinks, and qingguo makes them of black cards.
local function before_slash(self)
	local slash, targets = self:plannedSlash()
	local target = slash and targets:at(0)
	if not target or not self:isEnemy(target) or target:isKongcheng() or target:getMark("yijue") > 0 then return nil end
	if sgs.card_lack[target:objectName()].Jink == 1 or self:canLiegong(target, self.player) then return nil end
	if self:getOverflow() <= 0 and target:getHandcardNum() <= 2 then return nil end
	local black = target:hasSkill("qingguo")
	local card = first(cards_to_give(self, slash), function(one)
		return black and one:isBlack() or not black and one:getSuit() == sgs.Card_Diamond
	end)
	return card, card and target, "his Jinks before a Slash"
end

-- The card whose suit costs the enemy most; among equals the one of least use.
local function dearest_suit(self, enemy, cards)
	local best, most
	for _, card in ipairs(cards) do
		local worth = self:suitLoss(enemy, card:getSuitString())
		if not best or worth > most then best, most = card, worth end
	end
	return best, most
end

local function surplus_to_enemy(self, cards)
	self:sort(self.enemies, "defense")
	for _, enemy in ipairs(self.enemies) do
		-- one who draws for lost health is not hurt by it
		local glad = enemy:hasSkill("zhaxiang") and not self:isWeak(enemy)
		if enemy:getHandcardNum() > 2 and not glad then
			local card, worth = dearest_suit(self, enemy, cards)
			if card then return card, enemy, string.format("his suit is worth %.1f", worth) end
		end
	end
end

-- Xiao Qiao holds no spade but as a heart, so she discards none; Huang Gai draws three for the health he loses.
local function gift(self, cards)
	for _, friend in ipairs(self.friends_noself) do
		local spade = friend:hasSkill("hongyan") and first(cards, function(one) return one:getSuit() == sgs.Card_Spade end)
		local card = spade or self:drawsForHealth(friend) and cards[1]
		if card then return card, friend, "a friend is glad of it" end
	end
end

-- The card, the target, why, and how urgent it is.
local function plan(self)
	local card, target, why = before_slash(self)
	if card then return card, target, why, sgs.ai_use_priority.Slash + 0.15 end
	if self:getOverflow() <= 0 then return nil end
	local cards = cards_to_give(self)
	card, target, why = surplus_to_enemy(self, cards)
	if not card then card, target, why = gift(self, cards) end
	return card, target, why, 0.2
end

table.insert(sgs.ai_skills, {
	name = "fanjian",
	getTurnUseCard = function(self)
		if self.player:hasUsed("FanjianCard") or self.player:isKongcheng() then return nil end
		return sgs.Card_Parse("@FanjianCard=.")
	end,
})

sgs.ai_skill_use_func.FanjianCard = function(_, use, self)
	local card, target, why, priority = plan(self)
	if not card then return end
	sgs.ai_use_priority.FanjianCard = priority
	trace.consider(target, priority, "fanjian: " .. why)
	self:aim(use, sgs.Card_Parse("@FanjianCard=" .. card:getEffectiveId()), { target })
end

sgs.ai_use_priority.FanjianCard = 0.2

sgs.ai_card_intention.FanjianCard = function(self, card, from, tos)
	local given = sgs.Sanguosha:getCard(card:getEffectiveId())
	for _, to in ipairs(tos) do
		local spade = given and given:getSuit() == sgs.Card_Spade and to:hasSkill("hongyan")
		if not self:drawsForHealth(to) then sgs.updateIntention(from, to, spade and -10 or 60) end
	end
end

-- The suit that was given: said in the prompt, otherwise marked on the target.
local function asked_suit(self, data)
	local word = (data and data:toString() or ""):split(":")[4]
	if word and word ~= "" then return word end
	return ({ [0] = "spade", "club", "heart", "diamond" })[self.player:getMark("FanjianSuit")]
end

-- To discard: where health is dear, or the suit is a small part of what he holds.
sgs.ai_skill_invoke.fanjian_discard = function(self, data)
	local me = self.player
	if self:drawsForHealth(me) then return false end
	if self:getCardsNum("Peach") > 0 and me:getHp() > 1 and not self:willSkipPlayPhase() then return false end
	if me:getHandcardNum() <= 3 or self:isWeak() then return true end
	local share = self:suitLoss(me, asked_suit(self, data)) / math.max(me:getCardCount(true), 1)
	trace.note(string.format("the suit is %.2f of the cards", share))
	return share <= 0.6
end

sgs.ai_delayed_value.fanjian = { Indulgence = 10, SupplyShortage = 10 }
