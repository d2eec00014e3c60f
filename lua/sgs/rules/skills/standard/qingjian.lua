-- 清俭 qingjian (Xiahou Dun): cards that come to his hand outside his draw phase he may give to others.

local function still_held(player, ids)
	local held = sgs.IntList()
	for _, id in ipairs(ids) do
		if player:handCards():contains(id) then held:append(id) end
	end
	return held
end

local function comes_to_hand(player, move)
	return move.to == player and move.to_place == sgs.Player_PlaceHand and player:getPhase() ~= sgs.Player_Draw
end

sgs.CreateTriggerSkill({ name = "qingjian", events = { sgs.CardsMoveOneTime },
	on_trigger = function(self, _, player, data, room)
		local move = data:toMoveOneTime()
		if room:getTag("FirstRound"):toBool() or not comes_to_hand(player, move) then return false end
		player:setTag("QingjianCurrentMoveSkill", sgs.QVariant(move.reason.m_skillName))
		local ids = still_held(player, move.card_ids)
		while player:isAlive() and room:askForYiji(player, ids, self.name, false, false, true, -1, room:getOtherPlayers(player)) do
			ids = still_held(player, ids)
		end
		player:removeTag("QingjianCurrentMoveSkill")
		return false
	end })
