-- 制衡 zhiheng (Sun Quan): once a phase he discards any number of cards and draws as many. Before the last cards of the turn
-- he exchanges what is worth less than an unknown card: below 3 health all that is of no use now.

local CARD = "ZhihengCard"

-- The card that exchanges, or nil. In a duel of two generals each, two cards at most.
local function exchange(self)
	local ids = self:cardsToExchange()
	local most = self.room:getMode() == "02_1v1" and 2 or #ids
	local chosen = table.move(ids, 1, math.min(most, #ids), 1, {})
	return #chosen > 0 and sgs.Card_Parse("@ZhihengCard=" .. table.concat(chosen, "+")) or nil
end

table.insert(sgs.ai_skills, {
	name = "zhiheng",
	getTurnUseCard = function(self)
		if self.player:hasUsed(CARD) or self.player:isNude() then return nil end
		return sgs.Card_Parse("@ZhihengCard=.")
	end,
})

sgs.ai_skill_use_func.ZhihengCard = function(_, use, self)
	use.card = exchange(self)
end

-- Skills that lend it ask for its card alone.
sgs.ai_skill_use["@zhiheng"] = function(self)
	local card = self.player:hasSkills("zhiheng|jilve") and exchange(self)
	return card and card:toString() .. "->." or "."
end

sgs.ai_use_value.ZhihengCard = 9
sgs.ai_use_priority.ZhihengCard = 2.61
sgs.dynamic_value.benefit.ZhihengCard = true

-- He can make use of anything; a Jink had better stay with its owner.
sgs.ai_cardneed.zhiheng = function(_, card)
	return not card:isKindOf("Jink")
end

sgs.ai_delayed_value.zhiheng = { Indulgence = 10 }

-- A second weapon can still be exchanged.
sgs.ai_no_equip.zhiheng = function(self, card, old)
	if not sgs.isSpareWeapon(card, old) or self.player:hasUsed("ZhihengCard") then return nil end
	return "it can be exchanged"
end
