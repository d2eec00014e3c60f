-- 鬼才 guicai (Sima Yi): before a judgement takes effect, a card from hand or table may replace its card. Friends
-- are to have good judgements, enemies bad ones; the card worth least that does it is spent.

sgs.guicai_suit_value = { club = 3.9, heart = 3.9, spade = 3.5 }

sgs.ai_skill_cardask["@guicai-card"] = function(self, data, pattern)
	return self:changeJudgement(data, sgs.QList2Table(self.player:getCards("he")), pattern)
end

sgs.ai_cardneed.guicai = sgs.servesJudging

sgs.ai_can_retrial.guicai = function(_, player)
	return not player:isNude()
end
