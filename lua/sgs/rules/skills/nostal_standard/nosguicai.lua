-- 鬼才 nosguicai (Sima Yi of old): before a judgement takes effect he may put a hand card in place of its card.

sgs.CreateRetrialSkill({ name = "nosguicai",
	on_retrial = function(self, player, judge)
		if player:isKongcheng() then return nil end
		local prompt = ("@nosguicai-card:%s:%s:%s:%d"):format(judge.who:objectName(), self.name, judge.reason,
			judge.card:getEffectiveId())
		return player:getRoom():askForCard(player, ".", prompt, sgs.QVariant(judge), sgs.Card_MethodResponse, judge.who, true,
			self.name)
	end })
