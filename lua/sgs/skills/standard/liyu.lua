-- 利驭 liyu (Lü Bu): whom his Slash has hurt may name a third player: Lü Bu takes a card of the hurt one, and duels that
-- third. The hurt one sets him on an enemy, best on a friend of Lü Bu, unless the card is dear.

-- Whose Slash it was: the source of the damage that was told last, else whoever has the skill.
local function slasher(self)
	local damage, current = sgs.notes().damage, self.room:getCurrent()
	local told = damage and damage.to == self.player and damage.from
	if told and told:hasSkill("liyu") then return told end
	if current and current ~= self.player and current:hasSkill("liyu") then return current end
	local owner = self.room:findPlayerBySkillName("liyu")
	return owner ~= self.player and owner or nil
end

-- Enemies among those offered, the weakest first, whom his Duel would hurt.
local function prey(self, targets, lvbu)
	local found = {}
	for _, enemy in ipairs(self.enemies) do
		if targets:contains(enemy) and enemy ~= lvbu and self:duelWorks(enemy, lvbu) then table.insert(found, enemy) end
	end
	self:sort(found, "defense")
	self:traceOrder(found, "defense", "liyu: enemy whom Lü Bu may duel")
	return found
end

-- Why the card that Lü Bu would take is too dear, or nil.
local function too_dear(self)
	local me = self.player
	local hand, dear, peaches = me:getHandcardNum(), 0, 0
	for _, card in sgs.qlist(me:getHandcards()) do
		if card:isKindOf("Peach") then peaches += 1 end
		if self:isValuableCard(card) then dear += 1 end
	end
	if not me:hasEquip() and peaches == hand then return "he would take a Peach" end
	if self:getDangerousCard(me) or self:getValuableCard(me) then return "he would take valuable equipment" end
	return dear > hand / 2 and "most of the hand is valuable" or nil
end

-- A friend gains the card: that is well unless it is one of the last that keep me alive, or he would lose the duel.
local function with_friend(self, lvbu, enemies, targets)
	if lvbu:isLocked(sgs.Sanguosha:cloneCard("duel")) then
		-- No duel will come of it: he only relieves me of armour.
		return self:needToThrowArmor() and targets:first() or nil
	end
	if self:isWeak() and not self:needKongcheng() then return nil end
	for _, enemy in ipairs(enemies) do
		local loses = self:isWeak(lvbu) and self:guess("Slash", enemy) > self:guess("Slash", lvbu)
		if not loses then return enemy end
		trace.reject(enemy, "he would beat a weak Lü Bu")
	end
end

local function with_foe(self, lvbu, enemies)
	local why = too_dear(self)
	local shown = self:objectiveLevel(lvbu) > 3
	for _, enemy in ipairs(enemies) do
		-- Two enemies at each other's throat are worth a good card, but not the last Peach.
		if shown and self:isFriend(enemy, lvbu) and why ~= "he would take a Peach" then return enemy end
	end
	if why then trace.note("liyu: " .. why) end
	return not why and enemies[1] or nil
end

sgs.ai_skill_playerchosen.liyu = function(self, targets)
	local lvbu = slasher(self)
	if not lvbu then return nil end
	local enemies = prey(self, targets, lvbu)
	if self:isFriend(lvbu) then return with_friend(self, lvbu, enemies, targets) end
	return with_foe(self, lvbu, enemies)
end

sgs.ai_playerchosen_intention.liyu = 60
