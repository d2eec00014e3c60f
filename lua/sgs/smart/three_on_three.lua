-- 3v3: who of the side acts next, and which way round a card for all goes.

-- What a turn now would bring: cards to use; those who are weak had better not wait for their draw.
local function urgency(self, player)
	local value = player:getHandcardNum()
	if self:isWeak(player) then value += 2 end
	if self:willSkipPlayPhase(player) then value -= 4 end
	if player:getJudgingArea():length() > 0 then value -= 1 end
	return value
end

-- A guard brings the other guard along.
sgs.ai_skill_playerchosen["3v3_action"] = function(self, targets)
	local guards, chosen, most = 0, nil, nil
	for _, player in sgs.qlist(targets) do
		if not player:isLord() and player:getRole() ~= "renegade" then guards += 1 end
	end
	for _, player in sgs.qlist(targets) do
		local is_leader = player:isLord() or player:getRole() == "renegade"
		local value = urgency(self, player) + (not is_leader and guards > 1 and 1 or 0)
		trace.consider(player, value, "acts now")
		if not most or value > most then chosen, most = player, value end
	end
	return chosen
end

-- Friends take first from what lies open, and are healed first; of blows it matters little.
sgs.ai_skill_choice["3v3_direction"] = function(self, choices)
	local next_one = self.player:getNextAlive()
	local word = self:isFriend(next_one) and "ccw" or "cw"
	return sgs.offered(choices, word)
end
