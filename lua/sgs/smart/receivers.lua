-- Who may be given cards: the friends that getCardNeedPlayer chooses from.

-- Owners of skills that make up for a lost phase, those who need cards badly, and a lord in danger.
local function in_need(self, friend)
	if self:usesCardsAnyway(friend, "Indulgence") or self:usesCardsAnyway(friend, "SupplyShortage") then return true end
	if friend:getHp() - friend:getHandcardNum() >= 3 then return true end
	return friend:isLord() and self:isWeak(friend) and self:getEnemyNumBySeat(self.player, friend) >= 1
end

local function can_use(self, friend)
	if self:objectiveLevel(friend) > -2 or hasManjuanEffect(friend) then return false end
	local useless = self:needKongcheng(friend) or self:willSkipPlayPhase(friend)
	return not useless or in_need(self, friend)
end

-- Takes out as many as there are renegades alive, of those who have behaved like one.
local function without_renegades(self, friends)
	local living = sgs.current_mode_players.renegade or 0
	if living == 0 or self.player:getRole() == "renegade" or sgs.isRolePredictable() then return end
	local function gauge(player)
		local gauges = sgs.role_evaluation[player:objectName()]
		return gauges and not player:isLord() and gauges.renegade or 0
	end
	for _ = 1, living do
		local most
		for _, friend in ipairs(friends) do
			if friend ~= self.player and gauge(friend) > 0 and (not most or gauge(friend) > gauge(most)) then most = friend end
		end
		if not most then return end
		table.removeOne(friends, most)
	end
end

-- Friends who can make use of cards, the least defended first; and all friends.
function SmartAI:cardReceivers(with_self)
	local all = table.clone(with_self and self.friends or self.friends_noself)
	local able = {}
	for _, friend in ipairs(all) do
		if can_use(self, friend) then table.insert(able, friend) end
	end
	without_renegades(self, able)
	self:sort(able, "defense")
	self:sort(all, "defense")
	return able, all
end
