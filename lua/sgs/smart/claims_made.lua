-- Cards that are laid face down and said to be another (蛊惑): what is said, and on whom such a card is used.

-- What is worth lying for, the best first.
local LIES = { "peach", "ex_nihilo", "snatch", "dismantlement", "amazing_grace", "archery_attack", "savage_assault", "fire_attack",
	"slash" }

-- The use of a card as what is said of it (card, to), or nil where there is none.
function SmartAI:useOfClaim(skill, card, word)
	local made = sgs.claimedCard(skill, card, word)
	local use = made and not self.player:isLocked(made) and self:wouldUseAtOnce(made)
	return use and use.card:getClassName() == made:getClassName() and use or nil
end

local DEAR = { peach = true, ex_nihilo = true }

-- Whether a lie may pass. What much hangs on is doubted most, so not before more than one who may doubt; and of nosguhuo
-- a doubter draws a card, so there nothing is said but what is hardly ever doubted.
local function may_pass(self, skill, word)
	local _, doubting = self:bluffRatio(skill)
	if doubting == 0 then return true end
	if skill == "guhuo" then return not DEAR[word] or doubting == 1 end
	return word == "amazing_grace" or word == "slash" and not self:hasCrossbowEffect()
end

-- Hand cards that would be discarded at the end of the turn: beyond what may be kept, and of no use now.
local function surplus(self)
	local idle = {}
	for _, card in sgs.qlist(self.player:getHandcards()) do
		if card:getId() >= 0 and not self:wouldUse(card) then table.insert(idle, card) end
	end
	self:sortByKeepValue(idle)
	local kept = self.player:getHandcardNum() - self:getOverflow()
	return table.move(idle, 1, #idle - kept, 1, {})
end

-- A useless card, one of the two worst, and what is said of it: the best where nobody can doubt, else by chance, so that
-- nobody foresees it.
local function lie(self, skill, cards)
	local _, doubting = self:bluffRatio(skill)
	for try = 1, #cards > 0 and #LIES or 0 do
		local card, word = cards[math.random(math.min(#cards, 2))], LIES[doubting == 0 and try or math.random(#LIES)]
		local passes = may_pass(self, skill, word) and self:mayBeTrue(sgs.claimedClass(word))
		if passes and self:useOfClaim(skill, card, word) then return card, word end
	end
end

-- A card and what is said of it in the play phase; nil where nothing is laid down. What would be discarded anyway is
-- always worth a lie.
function sgs.chooseClaim(self, skill, honest)
	local card = honest[math.random(math.max(#honest, 1))]
	local ratio, bold = self:bluffRatio(skill), 5
	if card and card:isKindOf("ExNihilo") then bold = 3 end
	local free = not card and surplus(self) or {}
	if not card then ratio *= #free > 0 and 5 or 3 end
	if math.random(1, bold) <= ratio then
		local false_card, word = lie(self, skill, #free > 0 and free or self:bluffCards(skill))
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
