-- What a brain answers when no handler has an opinion.

-- A Frequent skill is used, any other is not.
sgs.ai_default.askForSkillInvoke = function(self, skill_name)
	local skill = sgs.Sanguosha:getSkill(skill_name)
	return skill ~= nil and skill:getFrequency(self.player) == sgs.Skill_Frequent
end

-- One of the targets by chance.
sgs.ai_default.askForPlayerChosen = function(_, targets)
	return targets:at(math.random(0, targets:length() - 1))
end

-- A handler for the class of the trick decides first: true takes the first Nullification at hand.
sgs.ai_default.askForNullification = function(self, trick, from, to, positive)
	local handler = sgs.ai_nullification[trick:getClassName()]
	if not handler or not handler(self, trick, from, to, positive) then return nil end
	for _, card in sgs.qlist(self.player:getHandcards()) do
		if card:isKindOf("Nullification") then return card end
	end
end
