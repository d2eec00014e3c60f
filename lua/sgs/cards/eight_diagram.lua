-- 八卦阵 Eight Diagram: a red judgement stands for a Jink.

sgs.ai_armor_value.eight_diagram = function(player, self)
	for _, enemy in ipairs(self:getEnemies(player)) do
		if enemy:hasSkill("guidao") then return 2 end
	end
	if self:hasSkills("tiandu|leiji|nosleiji|noszhenlie|gushou", player) then return 6 end
	local lord = self.room:getLord()
	if lord and lord:hasLordSkill("hujia") and player:getKingdom() == "wei" and player:getRole() == "loyalist" then return 5 end
	return 4
end

local function friend_with(self, skill)
	for _, friend in ipairs(self.friends) do
		if friend:hasSkill(skill) then return friend end
	end
end

-- zhiji wants an empty hand: the only card, a Jink, is rather spent.
local function jink_empties_hand(self)
	local me = self.player
	if not me:hasSkill("zhiji") or me:getMark("zhiji") > 0 then return false end
	if me:getHandcardNum() ~= 1 or self:getCardsNum("Jink", "h") ~= 1 or not self:needKongcheng() then return false end
	local before = 0
	for _, enemy in ipairs(self.enemies) do
		if self:playerGetRound(enemy) < self:playerGetRound(me) then before += 1 end
	end
	return before <= 1 and me:getHp() > before
end

-- An enemy's guidao could turn the judgement, and would gain a card by it.
local function guidao_threatens(self)
	for _, enemy in ipairs(self.enemies) do
		if enemy:hasSkill("guidao") then
			local black = getKnownCard(enemy, self.player, "black", false, "he")
			if black > 1 or black == 1 and self:getCardsNum("Jink") > 1 then return true end
		end
	end
	return false
end

local function why_not(self)
	local me = self.player
	if self.room:getCurrentDyingPlayer() and friend_with(self, "nosjiefan") then return "nosjiefan shall hit" end
	if jink_empties_hand(self) then return "the Jink empties the hand" end
	local source = sgs.hujiasource or sgs.notes().hujia
	if source and not self:isFriend(source) then return "no Jink for a foe" end
	if not source and self:getDamagedEffects(me, nil, true) then return "the damage is welcome" end
	if not source and self:needToLoseHp(me, nil, true) then return "health may be lost" end
	if self:getCardsNum("Jink") > 0 and guidao_threatens(self) then return "guidao would turn it" end
end

sgs.ai_skill_invoke.eight_diagram = function(self)
	local why = why_not(self)
	if why then trace.note("no judgement: " .. why) end
	return why == nil
end
