-- What the cards at hand would do to an enemy in this turn, against his health: damageMinusHp.

-- Whether he is not expected to answer with a card of the class.
local function lacks(self, enemy, class)
	local lack = sgs.card_lack[enemy:objectName()]
	return enemy:isKongcheng() or lack ~= nil and lack[class] == 1 or self:guess(class, enemy) < 1
end

-- Basic cards in hand besides Peaches: xiangle takes one for each Slash.
function SmartAI:countBasics()
	local count = 0
	for _, card in sgs.qlist(self.player:getHandcards()) do
		if card:isKindOf("BasicCard") and not card:isKindOf("Peach") then count += 1 end
	end
	return count
end

local function hits(self, slash, enemy)
	return slash:isAvailable(self.player) and self.player:canSlash(enemy, slash) and not self:slashProhibit(slash, enemy)
end

-- The Slashes that get through: one, or all with a crossbow. An owner of xiangle has each paid with a
-- further basic card.
local function by_slashes(self, enemy)
	local me, damage, used = self.player, 0, 0
	if not lacks(self, enemy, "Jink") then return 0 end
	local most = enemy:hasSkill("xiangle") and math.floor(self:countBasics() / 2) or math.huge
	if not self:hasCrossbowEffect() then most = math.min(most, 1) end
	for _, slash in ipairs(self:getCards("Slash")) do
		if used < most and hits(self, slash, enemy) then
			used, damage = used + 1, damage + self:hasHeavySlashDamage(me, slash, enemy, true)
		end
	end
	local wine = self:getCard("Analeptic")
	local drinks = used > 0 and wine ~= nil and sgs.Analeptic_IsAvailable(me, wine) and not enemy:hasArmorEffect("silver_lion")
	return drinks and damage + 1 or damage
end

local ANSWERS = { SavageAssault = "Slash", ArcheryAttack = "Jink" }

local function trick_hurts(self, trick, enemy)
	if not trick:isAvailable(self.player) or not self:hasTrickEffective(trick, enemy, self.player) then return false end
	local answer = ANSWERS[trick:getClassName()]
	if answer then return self:aoeIsEffective(trick, enemy, self.player) and lacks(self, enemy, answer) end
	return trick:isKindOf("Duel") and self:canAim(trick, enemy) and self:damageIsEffective(enemy)
		and self:getCardsNum("Slash") >= self:guess("Slash", enemy)
end

-- The damage that this brain's player can expect to deal now, less the health of the enemy: from 0 on it
-- kills, unless he is saved.
function SmartAI:damageMinusHp(_, enemy)
	local damage = by_slashes(self, enemy)
	for _, card in sgs.qlist(self.player:getHandcards()) do
		if card:getTypeId() == sgs.Card_TypeTrick and trick_hurts(self, card, enemy) then damage += 1 end
	end
	return damage - enemy:getHp()
end
