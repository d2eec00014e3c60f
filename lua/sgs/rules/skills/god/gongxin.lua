-- 攻心 Gongxin (Lvmeng once he has learned it): once a phase, looks at a hand; one heart of it may be thrown, or put
-- on top of the draw pile.

local function hearts_of(player)
	local ids = {}
	for _, card in ipairs(player:getHandcards()) do
		if card:getSuit() == sgs.Card_Heart then table.insert(ids, card:getId()) end
	end
	return ids
end

sgs.CreateSkillCard({ class = "GongxinCard",
	filter = function(_, targets, to, player) return #targets == 0 and to ~= player and not to:isKongcheng() end,
	on_effect = function(_, effect)
		local from, to, room = effect.from, effect.to, effect.to:getRoom()
		if to:isKongcheng() then return end
		from:setTag("gongxin", to)
		local id = room:doGongxin(from, to, hearts_of(to), "gongxin")
		if id >= 0 then
			local choice = room:askForChoice(from, "gongxin", "discard+put", to)
			if choice == "discard" then
				room:throwCard(id, to, from)
			else
				local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_PUT, from:objectName(), "", "gongxin", "")
				room:moveCardsAtomic(sgs.CardsMoveStruct(id, nil, sgs.Player_DrawPile, reason), true)
			end
		end
		from:removeTag("gongxin")
	end })

sgs.CreateZeroCardViewAsSkill({ name = "gongxin",
	enabled_at_play = function(_, player) return not player:hasUsed("GongxinCard") end })
