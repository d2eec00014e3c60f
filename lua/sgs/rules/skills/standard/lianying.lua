-- 连营 Lianying (Luxun): when his last hand cards leave him, he may let up to as many players draw one each.

sgs.CreateSkillCard({ class = "LianyingCard",
	filter = function(_, targets, _, player) return #targets < player:getMark("lianying") end,
	on_effect = function(_, effect) effect.to:drawCards(1, "lianying") end })

local function lost_from_hand(move)
	local count = 0
	for _, place in ipairs(move.from_places) do
		if place == sgs.Player_PlaceHand then count = count + 1 end
	end
	return count
end

sgs.CreateTriggerSkill({ name = "lianying", events = { sgs.CardsMoveOneTime },
	on_trigger = function(_, _, player, data, room)
		local move = data:toMoveOneTime()
		if move.from ~= player or not move.is_last_handcard then return false end
		local count = lost_from_hand(move)
		if count == 0 then return false end
		player:setTag("LianyingMoveData", data)
		room:setPlayerMark(player, "lianying", count)
		room:askForUseCard(player, "@@lianying", "@lianying-card:::" .. count)
		player:removeTag("LianyingMoveData")
		return false
	end })
