-- 奋激 fenji (Zhou Tai): when hand cards of somebody were discarded or taken by another player, he may lose one health; the
-- robbed one draws two.

local function left_the_hand(move)
	for _, place in ipairs(move.from_places) do
		if place == sgs.Player_PlaceHand then return true end
	end
	return false
end

local GIVEN = { [sgs.CardMoveReason_S_REASON_GIVE] = true, [sgs.CardMoveReason_S_REASON_PREVIEWGIVE] = true,
	[sgs.CardMoveReason_S_REASON_SWAP] = true }

-- Whether another player has discarded the cards, or taken them into his hand.
local function is_robbery(move)
	local reason = move.reason
	if reason.m_reason == sgs.CardMoveReason_S_REASON_DISMANTLE then return reason.m_playerId ~= move.from:objectName() end
	return move.to ~= nil and move.to ~= move.from and move.to_place == sgs.Player_PlaceHand and not GIVEN[reason.m_reason]
end

sgs.CreateTriggerSkill({ name = "fenji", events = { sgs.CardsMoveOneTime },
	on_trigger = function(self, _, player, data, room)
		local move = data:toMoveOneTime()
		local from = move.from
		if player:getHp() <= 0 or not from or from:isDead() then return false end
		if not left_the_hand(move) or not is_robbery(move) then return false end
		from:setFlags("FenjiMoveFrom")
		local pays = room:askForSkillInvoke(player, self.name, data)
		from:setFlags("-FenjiMoveFrom")
		if not pays then return false end
		room:loseHp(player)
		if from:isAlive() then from:drawCards(2, self.name) end
		return false
	end })
