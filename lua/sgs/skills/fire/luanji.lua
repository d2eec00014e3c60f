-- 乱击 luanji (Yuan Shao): two cards of one suit from the hand are used as Archery Attack, as often as he
-- likes. He takes the pair that he would keep least, where the common rule finds the attack worth it.

-- Whether somebody falls to the arrows: then more may be spent on them.
local function would_kill(self)
	for _, enemy in ipairs(self.enemies) do
		local arrows = sgs.Sanguosha:cloneCard("archery_attack")
		local helpless = enemy:getHp() == 1 and not self:hasEightDiagramEffect(enemy)
			and self:aoeIsEffective(arrows, enemy, self.player)
		if helpless and self:guess("Jink", enemy) + self:guess("Peach", enemy) + self:guess("Analeptic", enemy) == 0 then
			return true
		end
	end
	return false
end

-- The hand without what is worth more by itself, least worth keeping first.
local function spared(self)
	local cards, kills = {}, would_kill(self)
	for _, card in ipairs(sgs.getKnownHandcards(self.player, self.player)) do
		local dear = isCard("Peach", card, self.player) or card:isKindOf("ExNihilo")
		if not card:isKindOf("ArcheryAttack") and (kills or not dear) then table.insert(cards, card) end
	end
	self:sortByKeepValue(cards)
	return cards
end

-- The first two cards of each suit, the cheapest pair first.
local function pairs_of_one_suit(cards)
	local first, done, found = {}, {}, {}
	for _, card in ipairs(cards) do
		local suit = card:getSuitString()
		if first[suit] and not done[suit] then
			done[suit] = true
			table.insert(found, { first[suit], card })
		end
		first[suit] = first[suit] or card
	end
	return found
end

table.insert(sgs.ai_skills, {
	name = "luanji",
	getTurnUseCard = function(self)
		for _, pair in ipairs(pairs_of_one_suit(spared(self))) do
			local arrows = sgs.Card_Parse(string.format("archery_attack:luanji[to_be_decided:0]=%d+%d",
				pair[1]:getEffectiveId(), pair[2]:getEffectiveId()))
			local use = { isDummy = true }
			if arrows and arrows:isAvailable(self.player) then self:useTrickCard(arrows, use) end
			if use.card then return arrows end
		end
	end,
})

sgs.ai_aoe_gain.luanji = function(self, _, _, hit)
	return hit > 0 and 2 * #self.enemies or 0
end

-- Before the cards that it takes are played by themselves.
sgs.ai_card_bonus.luanji = function(_, card)
	return 0, 0, 0, card:isKindOf("ArcheryAttack") and 6 or 0
end
