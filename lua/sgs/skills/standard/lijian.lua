-- 离间 (Diao Chan): discards a card and makes one man duel another; the second one chosen is the
-- user of the Duel.

table.insert(sgs.ai_skills, {
	name = "lijian",
	getTurnUseCard = function(self)
		if self.player:hasUsed("LijianCard") or self.player:isNude() then return nil end
		local id = self:getLijianCard()
		return id and sgs.Card_Parse("@LijianCard=" .. id)
	end,
})

sgs.ai_skill_use_func.LijianCard = function(card, use, self)
	local first, second = self:findLijianTarget("LijianCard", use)
	if first and second then self:aim(use, card, { first, second }) end
end
