-- 反间 nosfanjian (Zhou Yu of the old edition): once a phase a player names a suit and takes a random card of his hand; if the
-- suit is another, he suffers 1 damage. Aimed at the weakest enemy who can hardly guess, while the hand holds
-- nothing that would be missed.

-- How many suits the enemy can expect, by the cards that he knows.
local function can_guess(self, enemy)
	local known = sgs.getKnownHandcards(self.player, enemy)
	if #known == 0 then return false end
	local suits, count = {}, 0
	for _, card in sgs.qlist(self.player:getHandcards()) do
		if not suits[card:getSuit()] then count += 1 end
		suits[card:getSuit()] = true
	end
	return self.player:getHandcardNum() <= 2 or count <= 2
end

-- One diamond alone is what would be guessed; and of few cards a Peach or wine is taken too easily.
local function hand_serves(self)
	local cards = sgs.QList2Table(self.player:getHandcards())
	if #cards == 1 and cards[1]:getSuit() == sgs.Card_Diamond then return false end
	for _, card in ipairs(cards) do
		if #cards <= 4 and (card:isKindOf("Peach") or card:isKindOf("Analeptic")) then return false end
	end
	return #cards > 0
end

-- buyi saves him with the card that he takes, if that is no basic card.
local function saved_by_buyi(self, enemy)
	if enemy:getHp() > 1 then return false end
	for _, helper in ipairs(self.enemies) do
		local saves = helper:hasSkill("buyi") and (helper == enemy or enemy:isKongcheng())
		for _, card in sgs.qlist(saves and self.player:getHandcards() or {}) do
			if not card:isKindOf("BasicCard") then return true end
		end
	end
	return false
end

table.insert(sgs.ai_skills, {
	name = "nosfanjian",
	getTurnUseCard = function(self)
		if self.player:hasUsed("NosFanjianCard") or not hand_serves(self) then return nil end
		return sgs.Card_Parse("@NosFanjianCard=.")
	end,
})

sgs.ai_skill_use_func.NosFanjianCard = function(card, use, self)
	self:sort(self.enemies, "hp")
	for _, enemy in ipairs(self.enemies) do
		local uses_it = enemy:hasSkills("qingnang|jijiu|tianxiang") or saved_by_buyi(self, enemy)
		if not uses_it and not can_guess(self, enemy) and self:canAttack(enemy) then
			trace.consider(enemy, enemy:getHp(), "the weakest enemy who can hardly guess")
			return self:aim(use, card, { enemy })
		end
		trace.reject(enemy, uses_it and "the card would serve him" or "he may guess, or is not worth it")
	end
end

sgs.ai_card_intention.NosFanjianCard = 70
sgs.dynamic_value.damage_card.NosFanjianCard = true

-- Where nothing is known: diamonds and what is used least stay in a hand.
local GUESS = { 0, 0, 1, 2, 2, 3, 3, 3 }

-- The suit that most of his seen cards have.
local function most_seen(owner, viewer)
	local counts, best = {}, nil
	for _, card in ipairs(sgs.getKnownHandcards(owner, viewer)) do
		local suit = card:getSuit()
		counts[suit] = (counts[suit] or 0) + 1
		if not best or counts[suit] > counts[best] then best = suit end
	end
	return best
end

sgs.ai_skill_suit.nosfanjian = function(self)
	local owner = self.room:getCurrent()
	local suit = owner and most_seen(owner, self.player) or GUESS[math.random(1, #GUESS)]
	-- with hongyan he never takes a spade: it is a heart in his hand
	if suit == sgs.Card_Spade and self.player:hasSkill("hongyan") then return sgs.Card_Heart end
	return suit
end
