-- Horses: −1 to reach others, +1 to be out of their reach.

-- Whether something is gained by being nearer to others this turn.
local function reaching_pays(self)
	return self:hasSkills(sgs.lose_equip_skill) or self:getOverflow() > 0
		or self:getCardsNum("Slash") > 0 and self:slashIsAvailable() or self:getCardsNum("Snatch") > 0
end

-- tiaoxin asks those who reach its owner: somebody has to be left.
local function tiaoxin_works(self)
	local me = self.player
	if not me:hasSkill("tiaoxin") then return true end
	local reached_now, reached_then = false, false
	for _, enemy in ipairs(self.enemies) do
		if enemy:inMyAttackRange(me) then
			reached_now = true
			if enemy:distanceTo(me, 1) <= enemy:getAttackRange() then reached_then = true end
		end
	end
	return reached_then or not reached_now
end

function SmartAI:whyNotHorse(card, old)
	if old then return "the slot is taken" end
	if card:isKindOf("DefensiveHorse") then
		if not tiaoxin_works(self) then return "tiaoxin would reach nobody" end
		return nil
	end
	if self:needBear() then return "bears are collected first" end
	if self:friendLacks("OffensiveHorse") then return "a friend has none" end
	if not reaching_pays(self) then return "nobody is to be reached" end
end
