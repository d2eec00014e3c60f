-- Cards that are laid face down and said to be another (蛊惑): what is said, and on whom such a card is used.

-- What is worth lying for, in no order.
local LIES = { "peach", "ex_nihilo", "snatch", "dismantlement", "amazing_grace", "archery_attack", "savage_assault", "fire_attack",
	"slash" }

-- The use of a card as what is said of it (card, to), or nil where there is none.
function SmartAI:useOfClaim(skill, card, word)
	local made = sgs.claimedCard(skill, card, word)
	local use = made and not self.player:isLocked(made) and self:wouldUseAtOnce(made)
	return use and use.card:getClassName() == made:getClassName() and use or nil
end

-- A useless card, one of the two worst, and what is said of it: ten tries, so nobody foresees it.
local function lie(self, skill)
	local cards = self:bluffCards(skill)
	for _ = 1, #cards > 0 and 10 or 0 do
		local card, word = cards[math.random(math.min(#cards, 2))], LIES[math.random(#LIES)]
		if self:mayBeTrue(sgs.claimedClass(word)) and self:useOfClaim(skill, card, word) then return card, word end
	end
end

-- A card and what is said of it in the play phase; nil where nothing is laid down.
function sgs.chooseClaim(self, skill, honest)
	local card = honest[math.random(math.max(#honest, 1))]
	local ratio, bold = self:bluffRatio(skill), 5
	if card and card:isKindOf("ExNihilo") then bold = 3 end
	if not card then ratio *= 3 end
	if math.random(1, bold) <= ratio then
		local false_card, word = lie(self, skill)
		if false_card then return false_card, word end
	end
	return card, card and card:objectName()
end

-- Whether somebody else would be struck once the weapon of the plan is put on.
local function weapon_reaches_better(self, made, targets)
	local planned = made:isKindOf("Slash") and self.weaponUsed and self:wouldUse(made)
	return planned and planned.to:first() ~= targets:first()
end

-- It is used as the card that it is said to be.
function sgs.useClaim(skill)
	return function(card, use, self)
		local real = sgs.Sanguosha:getCard(card:getEffectiveId())
		local word = card:getUserString()
		local as = real and self:useOfClaim(skill, real, word)
		if not as then return trace.reject(card, skill .. ": no use for what it is said to be") end
		if weapon_reaches_better(self, sgs.claimedCard(skill, real, word), as.to) then
			return trace.reject(card, skill .. ": the planned weapon comes first, it reaches a better target")
		end
		self:aim(use, card, as.card:targetFixed() and {} or sgs.QList2Table(as.to))
	end
end

-- What is asked for out of his play phase.
function sgs.claimsInAnswer(skill)
	return function(self, class_name, player)
		if player ~= self.player or self:claimSkill() ~= skill then return nil end
		local reason = sgs.Sanguosha:getCurrentCardUseReason()
		local is_asked = reason == sgs.CardUseStruct_CARD_USE_REASON_RESPONSE or reason == sgs.CardUseStruct_CARD_USE_REASON_RESPONSE_USE
		return is_asked and self:getGuhuoCard(class_name) or nil
	end
end

-- Dying: what is said of the card where that was left open.
function sgs.claimToSaveOneself(self)
	local peach = self:getCardsNum("Peach") > 0 or self:getCardsNum("Analeptic") == 0
	return peach and "peach" or "analeptic"
end
