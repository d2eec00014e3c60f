-- 决斗 Duel: two players play Slashes in turn; who cannot is hurt.

-- `doubled`: the player is about to have wushuang.
local function slashes_of(self, player, against, doubled)
	local lack = sgs.card_lack[player:objectName()]
	if lack and lack.Slash == 1 then return 0 end
	local count = player == self.player and self:getCardsNum("Slash") or self:guess("Slash", player)
	-- getCardsNum counts a stranger's wushuang already.
	local twofold = player == self.player and (doubled or player:hasSkill("wushuang"))
	return twofold and against and 2 * count or count
end

-- How hard an enemy is to duel; lower is easier.
local function hardness(self, enemy)
	local value = slashes_of(self, enemy) + enemy:getHp()
	if self:getDamagedEffects(enemy, self.player) then value += 20 end
	if self:needToLoseHp(enemy, self.player) then value += 5 end
	local weak = self:isWeak(enemy)
	if enemy:hasSkills(sgs.take_card_skill) and not weak then value += 10 end
	if self:hasSkills(sgs.masochism_skill, enemy) then value += 5 end
	if enemy:hasSkill("jiang") and not weak then value += 5 end
	if enemy:hasLordSkill("jijiang") then
		for _, liege in sgs.qlist(self.room:getLieges("shu", enemy)) do value += 2 * self:guess("Slash", liege) end
	end
	return value
end

local function can_be_hurt(self, enemy, card)
	return self:canAim(card, enemy) and self:hasTrickEffective(card, enemy, self.player)
		and self:damageIsEffective(enemy, sgs.DamageStruct_Normal, self.player)
		and self:objectiveLevel(enemy) > 3 and not self:cantbeHurt(enemy, self.player)
		and sgs.isGoodTarget(enemy, self.enemies, self)
end

-- Why a duel with an enemy goes well, or nil.
local function why_duel(self, enemy, card, doubled)
	local mine, his = slashes_of(self, self.player, enemy, doubled), slashes_of(self, enemy, self.player)
	for _, id in sgs.qlist(card:getSubcards()) do
		if sgs.Sanguosha:getCard(id):isKindOf("Slash") then mine -= 1 end
	end
	if mine >= his then return "has no more Slashes" end
	if self:welcomesBlow(self.player, enemy) then return "to lose it is welcome" end
	if not sgs.isGoodHp(self.player, self.player) then return nil end
	if his < 1 then return "is unlikely to have a Slash" end
	local skilled = self.player:hasSkills(sgs.take_card_skill) or self.player:getMark("shuangxiong") > 0
	return skilled and "to lose it brings a card" or nil
end

-- A friend who makes others draw when he is hurt, and another who heals him.
local function friend_to_hurt(self, card)
	for _, friend in ipairs(self.friends_noself) do
		if self:jiemingHeals(friend, self.player) and self:canAim(card, friend) then return friend end
	end
end

local function sorted(self, card)
	local rows = {}
	for _, enemy in ipairs(self.enemies) do
		if can_be_hurt(self, enemy, card) then
			table.insert(rows, { player = enemy, value = hardness(self, enemy), tie = sgs.getDefenseSlash(enemy, self) })
		else
			trace.reject(enemy, "Duel would do nothing to him, or is not wanted")
		end
	end
	table.sort(rows, function(a, b)
		if a.value ~= b.value then return a.value < b.value end
		if a.tie ~= b.tie then return a.tie < b.tie end
		return a.player:getSeat() < b.player:getSeat()
	end)
	return rows
end

-- `use.doubled` asks whom to duel if the user had wushuang.
function SmartAI:useCardDuel(card, use)
	local room, chosen, his = self:targetRoom(card), {}, 0
	local friend = friend_to_hurt(self, card)
	if friend then
		trace.consider(friend, 0, "Duel: a friend who gains by it and is healed")
		return self:aim(use, card, { friend })
	end
	local mine = slashes_of(self, self.player, true, use.doubled)
	for _, row in ipairs(sorted(self, card)) do
		local why = why_duel(self, row.player, card, use.doubled)
		trace.consider(row.player, row.value, "Duel: Slashes, health and skills; " .. (why or "he has more Slashes"))
		his += slashes_of(self, row.player, self.player)
		if why and #chosen < room and (#chosen == 0 or mine >= his) then table.insert(chosen, row.player) end
	end
	if #chosen == 0 then return trace.reject(card, "nobody would lose the duel") end
	local heal = self:salvationBefore(chosen)
	if heal then use.card = heal else self:aim(use, card, chosen) end
end
