-- Guanxing: the card that is of most use now. Equipment, wine and tricks are judged as when one of
-- them is taken from an AmazingGrace (cards/amazing_grace_equips.lua and _tricks.lua).

-- A friend is going to lose a phase: what saves it, or takes the trick away.
local function freeing(self, cards, plays)
	local blocked = false
	for _, friend in ipairs(self.friends) do
		blocked = blocked or self:willSkipPlayPhase(friend) or self:willSkipDrawPhase(friend)
	end
	if not blocked then return nil end
	local nullification = sgs.firstOfClass(cards, "Nullification")
	if nullification or not plays then return nullification end
	for _, friend in ipairs(self.friends_noself) do
		if friend:containsTrick("indulgence") or friend:containsTrick("supply_shortage") then
			local near = self.player:distanceTo(friend) == 1 and sgs.firstOfClass(cards, "Snatch")
			local found = near or sgs.firstOfClass(cards, "Dismantlement")
			if found then return found end
		end
	end
end

local function worth_wearing(self, cards)
	local diagram = not self.player:getArmor() and sgs.firstOfClass(cards, "EightDiagram")
	return diagram and self:evaluateArmor(diagram, self.player) >= 5 and diagram or nil
end

local function equipment(self, look)
	return worth_wearing(self, look.cards) or self:graceArmor(look) or self:graceWine(look)
		or look.plays and (self:graceWeapon(look) or self:graceTrick(look) or self:graceReach(look)) or nil
end

-- nil where nothing stands out. `lost`: the phases that are lost, { play_lost = … }.
function SmartAI:getValuableCardForGuanxing(cards, lost)
	local me = self.player
	local plays = not (lost and lost.play_lost) and not self:willSkipPlayPhase()
	local look = { cards = cards, next = me:getNextAlive(), own_turn = true, friends_after = 0, shares = false,
		jinks = self:getCardsNum("Jink"), plays = plays }
	local peach = (me:isWounded() or self:getCardsNum("Peach") == 0 or not plays) and sgs.firstOfClass(cards, "Peach")
	if peach then return peach end
	local found = freeing(self, cards, plays) or plays and sgs.firstOfClass(cards, "ExNihilo")
	if found then return found end
	if look.jinks == 0 or self:isWeak() and self:getOverflow() <= 0 then
		found = sgs.firstOfClass(cards, "Jink") or sgs.firstOfClass(cards, "Analeptic")
		if found then return found end
	end
	return plays and #self.enemies > 0 and sgs.firstOfClass(cards, "Indulgence")
		or self:getCardsNum("Nullification") < 2 and sgs.firstOfClass(cards, "Nullification")
		or equipment(self, look)
end
