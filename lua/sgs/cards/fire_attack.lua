-- 火攻 Fire Attack: the target shows a card; who discards one of its suit burns him.

-- Suits in hand beside the card itself, as set; and how many.
local function own_suits(self, card)
	local suits, count, diamond = {}, 0, false
	for _, held in sgs.qlist(self.player:getHandcards()) do
		local suit = held:getSuitString()
		local part = held:getId() == card:getEffectiveId() or card:getSubcards():contains(held:getId())
		if not part and held:getId() >= 0 and not suits[suit] then
			suits[suit], count = true, count + 1
			diamond = diamond or suit == "diamond"
		end
	end
	return suits, count, diamond
end

-- How much more than usual fire hurts a player.
local function more_fire(player)
	local more = player:getMark("@gale") > 0 and 1 or 0
	if player:hasArmorEffect("vine") then more += 1 end
	return player:hasArmorEffect("silver_lion") and 0 or more
end

local function why_not(self, enemy, card)
	local me = self.player
	if me:hasFlag("FireAttackFailed_" .. enemy:objectName()) then return "has just failed on him" end
	if self:objectiveLevel(enemy) <= 3 then return "is no clear enemy" end
	if not self:canAim(card, enemy) or enemy:isKongcheng() then return "cannot be a target" end
	if not self:hasTrickEffective(card, enemy, me) then return "is not affected" end
	if not self:damageIsEffective(enemy, sgs.DamageStruct_Fire, me) then return "is not hurt by fire" end
	if self:cantbeHurt(enemy, me) or not sgs.isGoodTarget(enemy, self.enemies, self) then return "had better not be hurt" end
	if enemy:hasSkills(sgs.take_card_skill) and not self:isWeak(enemy) then return "would take the cards" end
	if self:getDamagedEffects(enemy, me) then return "likes to be hurt" end
	if enemy:isChained() and not self:isGoodChainTarget(enemy, me, sgs.DamageStruct_Fire, nil, card) then
		return "is chained to friends"
	end
end

-- Burning oneself, to burn the chained enemies.
local function burns_itself(self, card)
	local me = self.player
	if not me:isChained() or me:getHandcardNum() <= 2 or self.role == "renegade" then return false end
	if self:cantbeHurt(me, me) then return false end
	if not self:canAim(card, me) or not self:isGoodChainTarget(me, me, sgs.DamageStruct_Fire, nil, card) then return false end
	local hurt = 1 + more_fire(me)
	local saves = self:getCardsNum("Peach") + self:getCardsNum("Analeptic")
	local spare = me:getHandcardNum() - 1 > saves
	if not spare then return false end
	return me:getMark("@nirvana") > 0 and me:hasSkill("niepan") or me:hasSkill("buqu") or me:getHp() > hurt
		or saves > hurt - me:getHp()
end

-- The suit of the one card that can be shown, when it is visible and at hand.
local function sure_suit(self, enemy, suits)
	if enemy:getHandcardNum() ~= 1 then return false end
	local held = enemy:getHandcards():first()
	return held ~= nil and held:getId() >= 0 and suits[held:getSuitString()] == true
end

-- The enemies worth burning, best first.
local function victims(self, card)
	local suits, count, diamond = own_suits(self, card)
	local enemies, sure, heavy, rest = table.copyFrom(self.enemies), {}, {}, {}
	self:sort(enemies, "defense")
	for _, enemy in ipairs(enemies) do
		local why = why_not(self, enemy, card)
		if why then
			trace.reject(enemy, "FireAttack: he " .. why)
		else
			local list = sure_suit(self, enemy, suits) and sure or more_fire(enemy) > 0 and heavy or rest
			table.insert(list, enemy)
		end
	end
	local least = self:hasSkills("jizhi|nosjizhi") and -2 or 0
	local few = count <= 1 or count == 2 and diamond
	local blind = count > 0 and (not few or self:getOverflow() > least)
	if not blind and #sure == 0 then trace.note("FireAttack: " .. count .. " suits in hand are too few to match one") end
	if blind then
		table.insertTable(sure, heavy)
		table.insertTable(sure, rest)
	end
	return sure
end

function SmartAI:useCardFireAttack(card, use)
	if burns_itself(self, card) then
		trace.consider(self.player, 1, "FireAttack on oneself burns the chain")
		return self:aim(use, card, { self.player })
	end
	local chosen, room = {}, self:targetRoom(card)
	for place, enemy in ipairs(victims(self, card)) do
		trace.consider(enemy, place, "FireAttack: order of victims")
		if #chosen < room then table.insert(chosen, enemy) end
	end
	if #chosen == 0 then return trace.reject(card, "nobody to burn") end
	local heal = self:salvationBefore(chosen)
	if heal then use.card = heal else self:aim(use, card, chosen) end
end
