-- What a brain answers when no handler has an opinion.

-- A Frequent skill is used, any other is not.
sgs.ai_default.askForSkillInvoke = function(self, _, skill_name)
	local skill = sgs.Sanguosha:getSkill(skill_name)
	return skill ~= nil and skill:getFrequency(self.player) == sgs.Skill_Frequent
end

-- One of the targets by chance.
sgs.ai_default.askForPlayerChosen = function(_, targets)
	return targets:at(math.random(0, targets:length() - 1))
end
