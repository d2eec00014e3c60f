-- What a card of each class is worth keeping to a player as things stand: sgs.ai_keep_value, changed by the
-- own skills and by the table.

-- What is worth more or less as things stand.
local function adapt_to_table(self, data)
	local player, weak = self.player, self:isWeak()
	if sgs.turncount <= 1 and #self.enemies == 0 then data.Jink = 4.2 end
	if (not weak or player:getHandcardNum() >= 4) and self:friendLosesPhase() then data.Nullification = 5.5 end
	if self:getOverflow(player, true) == 1 then data.Analeptic = (data.Jink or 5.2) + 0.1 end
	if not weak and self:takesDamageGladly() then
		data.ThunderSlash, data.FireSlash, data.Slash, data.Jink = 5.2, 5.1, 5, 4.5
	end
	for _, enemy in ipairs(self.enemies) do
		if enemy:hasSkill("nosqianxi") and enemy:distanceTo(player) == 1 then data.Jink = 6 end
	end
end

-- A friend's turn is about to pass without its draw or play phase.
function SmartAI:friendLosesPhase()
	for _, friend in ipairs(self.friends_noself) do
		if friend:containsTrick("indulgence") or friend:containsTrick("supply_shortage") then
			if not self.willSkipPlayPhase then return true end
			if self:willSkipPlayPhase(friend) or self:willSkipDrawPhase(friend) then return true end
		end
	end
	return false
end

-- Damage would cost little or even help.
function SmartAI:takesDamageGladly()
	local player = self.player
	if player:getHp() > getBestHp(player) or not sgs.isGoodTarget(player, nil, self) then return true end
	for _, skill in ipairs(self:ownSkills()) do
		local needs = sgs.ai_need_damaged[skill]
		if type(needs) == "function" and needs(self, nil, player) then return true end
	end
	return false
end

local function saved_by_buyi(self)
	if not self:isWeak() then return false end
	for _, friend in ipairs(self.friends) do
		if friend:hasSkill("buyi") then return true end
	end
	return false
end

-- What a card of each class is worth to this player now.
function SmartAI:keepData()
	if saved_by_buyi(self) then return { Peach = 10, TrickCard = 8, EquipCard = 7.9 } end
	local data = table.clone(sgs.ai_keep_value)
	for _, values in ipairs(self:ownTables("_keep_value")) do
		for class, value in pairs(values) do
			data[class] = value
		end
	end
	adapt_to_table(self, data)
	return data
end
