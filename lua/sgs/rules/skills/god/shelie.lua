-- 涉猎 shelie (Lü Meng as a god): instead of drawing he may reveal five cards and take one of each suit.

local function reason_of(code, player)
	return sgs.CardMoveReason(code, player:objectName(), "shelie", "")
end

-- Picks one card after another; those of its suit drop out.
local function pick(room, player, ids)
	local left, taken, rest = ids:copy(), sgs.IntList(), sgs.IntList()
	while not left:isEmpty() do
		local id = room:askForAG(player, left, false, "shelie")
		local suit = sgs.Sanguosha:getCard(id):getSuit()
		taken:append(id)
		for _, other in ipairs(left:copy()) do
			if sgs.Sanguosha:getCard(other):getSuit() == suit then
				left:removeOne(other)
				if other ~= id then rest:append(other) end
			end
		end
	end
	return taken, rest
end

sgs.CreatePhaseChangeSkill({ name = "shelie",
	on_phasechange = function(self, player)
		local room = player:getRoom()
		if player:getPhase() ~= sgs.Player_Draw or not room:askForSkillInvoke(player, self.name) then return false end
		local ids = room:getNCards(5)
		local shown = reason_of(sgs.CardMoveReason_S_REASON_TURNOVER, player)
		room:moveCardsAtomic(sgs.CardsMoveStruct(ids, nil, sgs.Player_PlaceTable, shown), true)
		local taken, rest = pick(room, player, ids)
		room:obtainCard(player, taken, reason_of(sgs.CardMoveReason_S_REASON_GOTBACK, player))
		room:throwCard(rest, reason_of(sgs.CardMoveReason_S_REASON_NATURAL_ENTER, player), nil)
		return true
	end })
