-- Horses: −1 to reach others, +1 to be out of their reach.

-- Whether something is gained by being nearer to others this turn.
local function reaching_pays(self)
	return self:hasSkills(sgs.lose_equip_skill) or self:getOverflow() > 0
		or self:getCardsNum("Slash") > 0 and self:slashIsAvailable() or self:getCardsNum("Snatch") > 0
end

function SmartAI:whyNotHorse(card, old)
	if old then return "the slot is taken" end
	if card:isKindOf("DefensiveHorse") then return nil end
	if self:needBear() then return "bears are collected first" end
	if self:friendLacks("OffensiveHorse") then return "a friend has none" end
	if not reaching_pays(self) then return "nobody is to be reached" end
end
