-- What armour is worth to a player.

-- What one of his skills makes of wearing none: with it all armour counts for nothing. nil: he has no such skill.
local function word_of_skill(self, player)
	for _, skill in sgs.qlist(player:getVisibleSkillList()) do
		local value = sgs.ai_armor_value[skill:objectName()]
		if type(value) == "function" then
			local worth = value(player, self)
			if type(worth) == "number" then return worth end
		elseif type(value) == "number" then
			return value
		end
	end
	return nil
end

-- What the armour is worth to the player; without a card, the one that he wears.
function SmartAI:evaluateArmor(card, player)
	player = player or self.player
	card = card or player:getArmor()
	local skill = word_of_skill(self, player)
	if not card then return skill or 0 end
	local extra = sgs.equipmentForSkills(card, player)
	if skill then return extra end
	local value = sgs.ai_armor_value[card:objectName()]
	if type(value) == "function" then value = value(player, self) end
	return extra + (type(value) == "number" and value or 0.5)
end
