-- 反馈 fankui (Sima Yi): for each point of damage he may take a card of the source. Taken from all but friends;
-- from friends what they are glad to lose.

local BOTH = "guicai+fankui"

sgs.ai_skill_invoke.fankui = function(self, data)
	return self:takesBack(BOTH, data:toPlayer())
end

sgs.ai_skill_cardchosen.fankui = function(self, who, flags)
	return self:cardTakenBack(BOTH, who, flags)
end

sgs.ai_need_damaged.fankui = function(self, attacker, player)
	return self:gladToTakeBack(player or self.player, attacker, BOTH)
end

sgs.ai_choicemade_filter.cardChosen.fankui = sgs.learnFromTakingBack
