-- 苦肉 kurou (Huang Gai): once a phase he discards a card and loses 1 health. With zhaxiang that draws him three cards and
-- allows one more Slash; without it nothing is gained.

-- A friend who would bring him back.
local function friend_saves(self)
	for _, friend in ipairs(self.friends_noself) do
		local heals = friend:hasSkill("jijiu")
			and (getKnownCard(friend, self.player, "red", nil, "e") > 0 or friend:getHandcardNum() > 3)
		if heals or friend:hasSkill("nosjiefan") and getCardsNum("Slash", friend, self.player) > 0 then return true end
	end
	return false
end

-- A Slash would be used now, and there are more for the leave that zhaxiang gives.
local function slashes_on(self)
	local many = self:hasCrossbowEffect() or self:getCardsNum("Crossbow") > 0 or self:getCardsNum("Slash") > 1
	return many and self:plannedSlash() ~= nil
end

-- Why he would do it now, and whether Slashes must be left for it.
local function occasion(self)
	local hp, hand = self.player:getHp(), self.player:getHandcardNum()
	if slashes_on(self) and (hp > 1 or friend_saves(self)) then return "more Slashes", true end
	-- a full hand alone is no reason: what he draws would be discarded again, unless his red Slash cannot be dodged
	if hp > 3 and hand > hp and self:plannedSlash() then return "a Slash that hits", true end
	if hp - hand >= 2 then return "the hand is small" end
	if hp <= 1 and self:getCardsNum("Peach") + self:getCardsNum("Analeptic") > 1 then return "wine or Peach make up for it" end
end

-- Cards that he is not to spend on it.
local function is_dear(self, card, slashing)
	if self.player:isJilei(card) or self:isValuableCard(card) or card:isKindOf("Peach") then return true end
	if card:isKindOf("Analeptic") then return self.player:getHp() <= 1 end
	if card:isKindOf("Slash") then return slashing end
	return card:isKindOf("Crossbow") and self:getCardsNum("Slash") > 1
end

local function from_hand(self, slashing)
	local cards = {}
	for _, card in sgs.qlist(self.player:getHandcards()) do
		if card:getId() >= 0 and not is_dear(self, card, slashing) then table.insert(cards, card) end
	end
	self:sortByKeepValue(cards)
	for _, card in ipairs(cards) do
		if card:isKindOf("Lightning") and not self:willUseLightning(card) then return card end
	end
	for _, card in ipairs(cards) do
		if card:isKindOf("BasicCard") or card:isKindOf("EquipCard") or card:isKindOf("AmazingGrace") then return card end
	end
	return nil
end

local function from_equips(self, slashing)
	local me = self.player
	local weapon, armor = me:getWeapon(), me:getArmor()
	local worn = { me:getOffensiveHorse() or false, weapon and self:evaluateWeapon(weapon) < 3 and weapon or false,
		armor and self:evaluateArmor(armor) < 2 and armor or false }
	for _, card in ipairs(slashing and {} or worn) do
		if card and not me:isJilei(card) then return card end
	end
	return nil
end

local function cost(self, slashing)
	local me, armor = self.player, self.player:getArmor()
	if armor and self:needToThrowArmor() and not me:isJilei(armor) then return armor end
	local surplus = me:getHandcardNum() > me:getHp()
	return not surplus and from_equips(self, slashing) or from_hand(self, slashing)
end

table.insert(sgs.ai_skills, {
	name = "kurou",
	getTurnUseCard = function(self)
		local me = self.player
		if me:hasUsed("KurouCard") or not me:hasSkill("zhaxiang") then return nil end
		-- at 1 health chanyuan would take the skills away
		if me:hasSkill("chanyuan") and me:getHp() == 2 then return nil end
		local why, slashing = occasion(self)
		local card = why and cost(self, slashing)
		if not card then return nil end
		trace.consider(card, self:getKeepValue(card), "kurou: " .. why)
		return sgs.Card_Parse("@KurouCard=" .. card:getEffectiveId())
	end,
})

sgs.ai_skill_use_func.KurouCard = function(card, use)
	use.card = card
end

sgs.ai_use_priority.KurouCard = 6.8

-- Cards that he draws are Slashes for a crossbow.
sgs.ai_card_bonus.kurou = function(_, card, value)
	return card:isKindOf("Crossbow") and 9 - value or 0
end
