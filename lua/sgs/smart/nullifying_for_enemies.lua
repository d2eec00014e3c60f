-- Tricks that would help somebody who is no friend.

-- The open cards of an AmazingGrace: what the host has marked, else what lies on the table.
local function open_cards(self)
	local cards = {}
	for _, id in sgs.list(self.room:getTag("AmazingGrace"):toIntList()) do
		local card = type(id) == "number" and id >= 0 and sgs.Sanguosha:getCard(id)
		if card then table.insert(cards, card) end
	end
	return cards
end

local function counted(cards, class)
	local count = 0
	for _, card in ipairs(cards) do
		if card:isKindOf(class) then count += 1 end
	end
	return count
end

-- A friend within reach is blocked by a delayed trick.
local function blocked_comrade(self, enemy)
	for _, other in ipairs(self.enemies) do
		local blocked = other:containsTrick("indulgence") or other:containsTrick("supply_shortage")
		if other ~= enemy and blocked and enemy:distanceTo(other) == 1 then return true end
	end
	return false
end

-- Something lies open that the enemy could use at once.
local function useful_to(self, enemy, cards)
	local function near()
		for _, friend in ipairs(self.friends) do
			if enemy:distanceTo(friend) == 1 then return true end
		end
		return false
	end
	if counted(cards, "Indulgence") > 0 then return true end
	if counted(cards, "Snatch") > 0 and blocked_comrade(self, enemy) then return true end
	if counted(cards, "Analeptic") > 0 and (enemy:hasWeapon("axe") or getCardsNum("Axe", enemy, self.player) > 0) then return true end
	if counted(cards, "Crossbow") > 0 and getCardsNum("Slash", enemy, self.player) >= 3 and near() then return true end
	if counted(cards, "FireAttack") == 0 or enemy:getHandcardNum() <= 2 then return false end
	for _, friend in ipairs(self.friends) do
		if friend:hasArmorEffect("vine") or friend:getMark("@gale") > 0 then return true end
	end
	return false
end

-- What the enemy would take is left for the friend behind him.
local function amazing_grace(self, case)
	if not case.enemy or not case.trick:isKindOf("AmazingGrace") then return nil end
	local next_player = case.to:getNextAlive()
	if not self:isFriend(next_player) then return nil end
	local cards = open_cards(self)
	local peaches, below = counted(cards, "Peach"), next_player:getHp() < getBestHp(next_player)
	if peaches > 0 then
		local needed = peaches == 1 and below or self:isWeak(next_player)
			or below and self:getOverflow(next_player) <= 0
		if needed then return true, "the Peach is for the friend behind him" end
		return nil
	end
	if self:willSkipPlayPhase(next_player) then return nil end
	if counted(cards, "ExNihilo") > 0 then
		local draws = sgs.mayGiveCards(next_player) or next_player:hasSkills("nosjizhi|jizhi|zhiheng|jilve")
		if draws then return true, "the friend behind him draws most" end
		return nil
	end
	for _, enemy in ipairs(self.enemies) do
		if useful_to(self, enemy, cards) then return true, "an enemy could use what lies open" end
	end
end

-- Whether to deny the trick of a case to somebody who is no friend; nothing where no rule speaks.
function SmartAI:whetherToDeny(case)
	if case.enemy and case.trick:isKindOf("GodSalvation") and case.to:isWounded() and self:isWeak(case.to) then
		return true, "a weak enemy would recover"
	end
	return amazing_grace(self, case)
end
