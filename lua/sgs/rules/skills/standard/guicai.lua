-- 鬼才 guicai (Sima Yi): before a judgement takes effect he may put one of his cards in place of its card.

sgs.CreateRetrialSkill({ name = "guicai",
	on_retrial = function(self, player, judge)
		if player:isNude() then return nil end
		local prompt = ("@guicai-card:%s:%s:%s:%d"):format(judge.who:objectName(), self.name, judge.reason,
			judge.card:getEffectiveId())
		return player:getRoom():askForCard(player, "..", prompt, sgs.QVariant(judge), sgs.Card_MethodResponse, judge.who, true,
			self.name)
	end })
