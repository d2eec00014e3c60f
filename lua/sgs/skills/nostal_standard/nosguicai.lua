-- 鬼才 nosguicai (Sima Yi of old): before a judgement takes effect, a hand card may replace its card. Friends
-- are to have good judgements, enemies bad ones; the card worth least that does it is spent.

sgs.nosguicai_suit_value = { club = 3.9, heart = 3.9, spade = 3.5 }

sgs.ai_skill_cardask["@nosguicai-card"] = function(self, data, pattern)
	return self:changeJudgement(data, sgs.QList2Table(self.player:getHandcards()), pattern)
end

sgs.ai_cardneed.nosguicai = sgs.servesJudging

sgs.ai_can_retrial.nosguicai = function(_, player)
	return not player:isKongcheng()
end
