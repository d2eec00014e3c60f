-- 火攻 Fire Attack: which card its target shows, and what its user discards.

-- How likely a suit is to be matched: the user keeps few of the first ones. 红颜 has no spades.
local SUITS = { "heart", "spade", "club", "diamond" }
local AGAINST_HONGYAN = { "spade", "club", "diamond", "heart" }

-- Oneself as target: the card of least use, so that it costs nothing to match it.
local function least_useful(self, cards)
	self:sortByUseValue(cards, true)
	return cards[1]
end

sgs.ai_cardshow.fire_attack = function(self, requestor)
	local cards = sgs.QList2Table(self.player:getHandcards())
	if requestor == self.player then return least_useful(self, cards) end
	local order = requestor and requestor:hasSkill("hongyan") and AGAINST_HONGYAN or SUITS
	for _, suit in ipairs(order) do
		for _, card in ipairs(cards) do
			if card:getSuitString() == suit then
				trace.consider(card, 1, "shows a suit that is seldom matched: " .. suit)
				return card
			end
		end
	end
	return cards[1]
end

-- A Peach is spent only on a blow that counts.
local function is_worth_peach(self, target)
	local me = self.player
	if not target then return false end
	local lord = self.room:getLord()
	local needed = lord and not self:isEnemy(lord) and sgs.isLordInDanger() and self.room:alivePlayerCount() > 2
	if needed and self:getCardsNum("Peach") <= 1 then return false end
	if self:isWeak(target) and not self:isWeak(me) or target:getHp() == 1 then return true end
	if target:hasArmorEffect("vine") or target:getMark("@gale") > 0 then return true end
	return target:isChained() and self:isGoodChainTarget(target, me, sgs.DamageStruct_Fire)
end

local SUIT_OF_PATTERN = { [".S"] = "spade", [".H"] = "heart", [".C"] = "club", [".D"] = "diamond" }

sgs.ai_skill_cardask["@fire-attack"] = function(self, _, pattern, target)
	local wanted = SUIT_OF_PATTERN[pattern]
	local cards = sgs.QList2Table(self.player:getHandcards())
	self:sortByUseValue(cards, true)
	for _, card in ipairs(cards) do
		local fits = card:getSuitString() == wanted and not self.player:isJilei(card)
		if fits and card:isKindOf("Peach") and not is_worth_peach(self, target) then
			trace.reject(card, "a Peach is worth more than this blow")
		elseif fits then
			trace.consider(card, self:getUseValue(card), "the cheapest card of the suit")
			return tostring(card:getEffectiveId())
		end
	end
	trace.note("nothing is spent on the FireAttack")
	return "."
end
