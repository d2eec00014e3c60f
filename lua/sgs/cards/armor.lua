-- Armour: whether to put one on.

-- The silver lion in hand comes first while I am wounded: changing it heals.
local function lion_first(self, card, old)
	local me = self.player
	if not me:isWounded() or card:isKindOf("SilverLion") or old and old:isKindOf("SilverLion") then return nil end
	if me:hasSkill("bazhen") and not old then return nil end
	for _, other in sgs.qlist(me:getHandcards()) do
		if other:isKindOf("SilverLion") and other:isAvailable(me) then return other end
	end
end

local function enemy_guzheng(self)
	for _, enemy in ipairs(self.enemies) do
		if enemy:hasSkill("guzheng") then return true end
	end
	return false
end

function SmartAI:whyNotArmor(card, old)
	local me = self.player
	if self:needBear() and not me:isWounded() then return "bears are collected first" end
	local worth = self:evaluateArmor(card)
	local lion = lion_first(self, card, old)
	if lion then return nil, lion end
	if worth < 4 and self:friendLacks("Armor") then return "a friend has no armour" end
	local worn = self:evaluateArmor(old)
	if worth > worn then return nil end
	if self:getOverflow() > 0 and enemy_guzheng(self) then return nil end
	return string.format("worth %.2f, what is worn %.2f", worth, worn)
end
