-- Guanxing and AmazingGrace: the card that is of most use now.

local function first_of(cards, class, test)
	for _, card in ipairs(cards) do
		if card:isKindOf(class) and (not test or test(card)) then return card end
	end
end

-- A friend is going to lose a phase.
local function is_blocked(self)
	for _, friend in ipairs(self.friends) do
		if self:willSkipPlayPhase(friend) or self:willSkipDrawPhase(friend) then return true end
	end
	return false
end

-- Snatch or Dismantlement that frees a friend.
local function freeing(self, cards)
	for _, friend in ipairs(self.friends_noself) do
		if friend:containsTrick("indulgence") or friend:containsTrick("supply_shortage") then
			local snatch = first_of(cards, "Snatch")
			if snatch and self.player:distanceTo(friend) == 1 then return snatch end
			local dismantlement = first_of(cards, "Dismantlement")
			if dismantlement then return dismantlement end
		end
	end
end

local function armour(self, cards)
	local me, worn = self.player, self.player:getArmor()
	if me:hasSkills("bazhen|yizhong") or worn and not self:needToThrowArmor() then return nil end
	local best, most
	for _, card in ipairs(cards) do
		if card:isKindOf("Armor") then
			local value = self:evaluateArmor(card, me)
			if card:isKindOf("RenwangShield") and self:getCardsNum("Jink") > 0 then value = 0 end
			if value > 0 and (not best or value > most) then best, most = card, value end
		end
	end
	return best
end

local function horse(self, cards)
	if self.player:getDefensiveHorse() or not self:isWeak() and self:getCardsNum("Jink") > 0 then return nil end
	return first_of(cards, "DefensiveHorse")
end

local function reachable(self)
	for _, enemy in ipairs(self.enemies) do
		if self.player:inMyAttackRange(enemy) then return true end
	end
	return false
end

local function weapon(self, cards)
	local slashes = self:getCardsNum("Slash")
	if slashes == 0 or self.player:getWeapon() then return nil end
	if slashes > 1 then
		local crossbow = first_of(cards, "Crossbow")
		if crossbow then return crossbow end
	end
	if reachable(self) then return nil end
	return first_of(cards, "Weapon")
end

-- Tricks to play, the best kind first.
local TRICKS = { "Snatch", "Dismantlement", "Indulgence", "SupplyShortage", "Collateral", "Duel" }

local function trick(self, cards)
	if #self.enemies == 0 then return nil end
	for _, class in ipairs(TRICKS) do
		local found = first_of(cards, class)
		if found then return found end
	end
	return first_of(cards, "AOE", function(card)
		return self:getAoeValue(card) > 0
	end) or first_of(cards, "FireAttack")
end

-- `lost`: whose phases are lost, { play_lost = … }. nil where nothing stands out.
function SmartAI:getValuableCardForGuanxing(cards, lost)
	local plays = not (lost and lost.play_lost) and not self:willSkipPlayPhase()
	local me = self.player
	local peach = (me:isWounded() or self:getCardsNum("Peach") == 0) and first_of(cards, "Peach")
	if peach then return peach end
	local nullification = first_of(cards, "Nullification")
	if is_blocked(self) then
		local found = nullification or plays and freeing(self, cards)
		if found then return found end
	end
	local found = plays and first_of(cards, "ExNihilo") or not plays and first_of(cards, "Peach")
	if found then return found end
	if self:getCardsNum("Jink") == 0 or self:isWeak() and self:getOverflow() <= 0 then
		found = first_of(cards, "Jink") or first_of(cards, "Analeptic")
		if found then return found end
	end
	found = plays and #self.enemies > 0 and first_of(cards, "Indulgence")
		or self:getCardsNum("Nullification") < 2 and nullification
		or armour(self, cards) or horse(self, cards)
	if found then return found end
	if not plays then return nil end
	return weapon(self, cards) or trick(self, cards)
end
