-- The last rules of Snatch and Dismantlement: equipment, then anything. Also what is done when
-- there are no enemies yet.

local function worn(player)
	return { player:getDefensiveHorse() or false, player:getArmor() or false, player:getOffensiveHorse() or false,
		player:getWeapon() or false }
end

local function equipment(self, hunt)
	for _, enemy in ipairs(hunt.enemies) do
		if not self:doNotDiscard(enemy, "e") then
			for _, card in ipairs(worn(enemy)) do
				if card and hunt:take(enemy, card:getEffectiveId(), "equipment") then return true end
			end
		end
	end
end

-- Any card: a Snatch gains one; a Dismantlement only where one's own hand is too full anyway.
local function anything(self, hunt)
	if not hunt:isSnatch() and self:getOverflow() <= 0 then return false end
	for _, enemy in ipairs(hunt.enemies) do
		if not self:doNotDiscard(enemy, "he") then
			local equips = enemy:getEquips()
			local id = equips:isEmpty() and -1 or equips:at(math.random(0, equips:length() - 1)):getEffectiveId()
			if hunt:take(enemy, id, "any card") then return true end
		end
	end
end

-- No enemy is known, but the hand is too full: strangers, the strongest first; not the lord.
local function strangers(self, hunt)
	if #self.enemies > 0 or self:getOverflow() <= 0 then return false end
	local players = {}
	for _, player in sgs.qlist(self.room:getOtherPlayers(self.player)) do
		local spared = self.player:isLord() and player:getKingdom() == self.player:getKingdom() or player:isLord()
		if not self:isFriend(player) and not spared and hunt:isLegal(player) then table.insert(players, player) end
	end
	self:sort(players, "defenseSlash")
	for place = #players, 1, -1 do
		local player = players[place]
		if not self:doNotDiscard(player, "he") then
			local equips = player:getEquips()
			local id = equips:isEmpty() and -1 or equips:first():getEffectiveId()
			if hunt:take(player, id, "no enemy is known, and the hand is too full") then return true end
		end
	end
end

SmartAI.taking_last_rules = { equipment, anything, strangers }
