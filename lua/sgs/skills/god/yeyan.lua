-- 业炎 yeyan (Zhou Yu as a god): once in a game one fire damage to each of up to three players; or, for
-- four cards of four suits and three health, three points among up to three players. The great fire is
-- for a kill that he outlives.

sgs.ai_use_value.GreatYeyanCard = 8
sgs.ai_use_priority.GreatYeyanCard = 9
sgs.ai_use_priority.SmallYeyanCard = 2.3
sgs.ai_card_intention.GreatYeyanCard = 200
sgs.ai_card_intention.SmallYeyanCard = 80

-- Fire does more than usual to him: to a vine, in the gale, along the chain.
local function burns_well(victim)
	return sgs.firePoints(victim, 1) > 1 or victim:getHp() <= 1 or victim:isChained()
end

local function anybody_died(self)
	return self.room:getPlayers():length() > self.room:alivePlayerCount()
end

-- Up to three victims, those who burn well first; nil while it is too early to burn them.
local function small(self)
	local found, rest, me = {}, {}, self.player
	local well = 0
	for _, victim in ipairs(self:fireVictims(1)) do
		local spared = victim:isLord() and self.role == "renegade"
		if not spared and burns_well(victim) then
			well += 1
			table.insert(found, victim)
		elseif not spared then
			table.insert(rest, victim)
		end
	end
	table.insertTable(found, rest)
	local last_chance = me:getHp() + self:getCardsNum("Peach") + self:getCardsNum("Analeptic") <= 2
	local only_enemies = #self.friends_noself == 0 and anybody_died(self)
	local now = last_chance or only_enemies or well > 2 or well > 1 and self:chainedEnemies() > 1
	if #found == 0 or not now then return nil end
	return table.move(found, 1, math.min(3, #found), 1, {})
end

table.insert(sgs.ai_skills, {
	name = "yeyan",
	getTurnUseCard = function(self)
		if self.player:getMark("@flame") == 0 then return nil end
		local cards = self:greatFire()
		if not cards then return sgs.Card_Parse("@SmallYeyanCard=.") end
		local ids = {}
		for _, card in ipairs(cards) do table.insert(ids, card:getEffectiveId()) end
		return sgs.Card_Parse("@GreatYeyanCard=" .. table.concat(ids, "+"))
	end,
})

sgs.ai_skill_use_func.GreatYeyanCard = function(card, use, self)
	local cards, targets = self:greatFire()
	if cards then self:aim(use, card, targets) end
end

sgs.ai_skill_use_func.SmallYeyanCard = function(card, use, self)
	local targets = small(self)
	if not targets then return trace.reject(card, "too few enemies who would burn well") end
	self:aim(use, card, targets)
end
