-- 投石 hurl: once a turn, throws a card at somebody in reach; he takes 1 damage unless he gives up a Jink.

local function is_better_kept(self, card)
	return isCard("Peach", card, self.player) or self:getKeepValue(card) > 6
end

table.insert(sgs.ai_skills, {
	name = "hurl",
	getTurnUseCard = function(self)
		if self.player:hasUsed("HurlCard") or self.player:isKongcheng() then return nil end
		local cards = sgs.QList2Table(self.player:getHandcards())
		self:sortByKeepValue(cards) -- the least useful first
		if is_better_kept(self, cards[1]) then return nil end
		return sgs.Card_Parse("@HurlCard=" .. cards[1]:getEffectiveId())
	end,
})

sgs.ai_skill_use_func.HurlCard = function(card, use, self)
	self:sort(self.enemies, "hp")
	for _, enemy in ipairs(self.enemies) do
		if self:objectiveLevel(enemy) > 3 and self.player:inMyAttackRange(enemy) and self:damageIsEffective(enemy) then
			use.card = card
			if use.to then use.to:append(enemy) end
			return
		end
		trace.reject(enemy, "out of reach, or it would not hurt him")
	end
end

sgs.ai_use_priority.HurlCard = 2.5
sgs.ai_card_intention.HurlCard = 60

-- The one hurled at, who may have been told by whom: "@hurl-jink:sgs1".
sgs.ai_skill_cardask["@hurl-jink"] = function(self)
	if self:needToLoseHp(self.player) then return "." end
	return self:getCardId("Jink") or "."
end
