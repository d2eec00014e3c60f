-- 结姻 Jieyin (Sunshangxiang): once a phase, discards two hand cards; she and a wounded man recover one each.

sgs.CreateSkillCard({ class = "JieyinCard",
	filter = function(_, targets, to, player)
		return #targets == 0 and to ~= player and to:isMale() and to:isWounded()
	end,
	on_effect = function(card, effect)
		local room = effect.from:getRoom()
		local both = sgs.list_of({ effect.from, effect.to })
		room:sortByActionOrder(both)
		for _, player in ipairs(both) do room:recover(player, sgs.RecoverStruct(effect.from, card)) end
	end })

sgs.CreateViewAsSkill({ name = "jieyin", n = 2,
	enabled_at_play = function(_, player) return player:getHandcardNum() >= 2 and not player:hasUsed("JieyinCard") end })
