-- 反馈 nosfankui (Sima Yi of old): after damage he may take a card of the source, once. Taken from all but
-- friends; from friends what they are glad to lose.

local BOTH = "nosguicai+nosfankui"

sgs.ai_skill_invoke.nosfankui = function(self, data)
	return self:takesBack(BOTH, data:toPlayer())
end

sgs.ai_skill_cardchosen.nosfankui = function(self, who, flags)
	return self:cardTakenBack(BOTH, who, flags)
end

sgs.ai_need_damaged.nosfankui = function(self, attacker, player)
	return self:gladToTakeBack(player or self.player, attacker, BOTH)
end

sgs.ai_choicemade_filter.cardChosen.nosfankui = sgs.learnFromTakingBack
