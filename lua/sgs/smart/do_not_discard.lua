-- Whose cards are better left alone: doNotDiscard.

local function only_unwanted_armor(self, to)
	return to:getEquips():length() == 1 and self:needToThrowArmor(to)
end

-- Whether the loss of hand cards would not hurt him.
local function spared_hand(self, to, free)
	if to:isKongcheng() or not self.player:canDiscard(to, "h") then return true end
	if free or not self:hasLoseHandcardEffective(to) then return true end
	if to:getHandcardNum() ~= 1 or not self:needKongcheng(to) then return false end
	return not to:hasSkill("sijian")
end

local function spared_equips(self, to)
	if not to:hasEquip() then return true end
	return self:hasSkills(sgs.lose_equip_skill, to) or only_unwanted_armor(self, to)
end

-- The cards cannot be chosen.
local function spared_at_random(self, to, n)
	if to:hasSkill("lirang") then return true end
	if to:getHandcardNum() <= n and self:needKongcheng(to) then return true end
	if self:getLeastHandcardNum(to) >= n then return true end
	return to:hasEquip() and self:hasSkills(sgs.lose_equip_skill, to) or self:needToThrowArmor(to)
end

-- Several cards at once.
local function spared_several(self, to, n)
	local cards, hand = to:getCardCount(true), to:getHandcardNum()
	if cards < n then return true end
	if n > 2 then return false end
	if not to:hasEquip() then return not self:hasLoseHandcardEffective(to) or hand <= 2 and self:needKongcheng(to) end
	if self:hasSkills(sgs.lose_equip_skill, to) and hand < 2 then return true end
	return cards <= 2 and self:needToThrowArmor(to)
end

local function worth_it(to, flags)
	if flags ~= "e" or not to:hasSkills("jieyin+xiaoji") then return false end
	return to:getDefensiveHorse() ~= nil or to:getArmor() ~= nil and not to:getArmor():isKindOf("SilverLion")
end

-- Two players: nothing is lost by being bold against those whom tricks hardly reach.
local function duel_of_two(self)
	return self.room:alivePlayerCount() == 2 and (self.room:getMode() == "02p" or self.room:getMode() == "02_1v1")
end

local function gains_land(self, to, conservative)
	return sgs.gainsByLosing(to) and (conservative or #self.enemies > 1)
end

-- Whether it would help, or not hurt, a player to lose `n` cards of those areas (h, e); true means
-- leave them. `conservative`: be careful with those who gain by it; `cantchoose`: the card is drawn.
function SmartAI:doNotDiscard(to, flags, conservative, n, cantchoose)
	flags, n = flags or "he", n or 1
	if to:isNude() then return true end
	if sgs.turncount <= 2 and self.room:alivePlayerCount() > 2 then conservative = true end
	if duel_of_two(self) and to:hasSkills("qianxun|nosqianxun|weimu") then conservative = false end
	if gains_land(self, to, conservative) then return true end
	if cantchoose then return spared_at_random(self, to, n) end
	if worth_it(to, flags) then return false end
	if flags == "h" or flags == "he" and not to:hasEquip() and n == 1 then return spared_hand(self, to) end
	if flags == "e" or flags == "he" and to:isKongcheng() and n == 1 then return spared_equips(self, to) end
	return n > 1 and spared_several(self, to, n)
end

-- Whether this brain's player may discard that card of another. qicai keeps its owner's equipment.
-- (By area: the host's own answer to ids is wrong for whole numbers up to now.)
function SmartAI:mayDiscardCard(who, id)
	if id < 0 then return self.player:canDiscard(who, "h") end
	local card = sgs.Sanguosha:getCard(id)
	local equipped = who:hasEquip(card)
	local kept = equipped and who:hasSkill("qicai") and who ~= self.player
	if kept and (card:isKindOf("Weapon") or card:isKindOf("Armor") or card:isKindOf("Treasure")) then return false end
	if who == self.player then return not self.player:isJilei(card) end
	local judging = self.room:getCardPlace(id) == sgs.Player_PlaceDelayedTrick
	return self.player:canDiscard(who, equipped and "e" or judging and "j" or "h")
end
