-- 鬼道 guidao (Zhang Jiao): before a judgement takes effect he may put a black card in the place of its card, which he takes.

local function may_have_one(player)
	if not player:isKongcheng() then return true end
	for _, card in sgs.qlist(player:getEquips()) do
		if card:isBlack() then return true end
	end
	return false
end

sgs.CreateRetrialSkill({ name = "guidao", exchange = true,
	on_retrial = function(self, player, judge)
		if not may_have_one(player) then return nil end
		local prompt = ("@guidao-card:%s:%s:%s:%d"):format(judge.who:objectName(), self.name, judge.reason,
			judge.card:getEffectiveId())
		return player:getRoom():askForCard(player, ".|black", prompt, sgs.QVariant(judge), sgs.Card_MethodResponse, judge.who,
			true, self.name)
	end })
