-- 离间 (Diao Chan of the old edition): discards a card and makes one man duel another; the second
-- one chosen is the user of the Duel, which cannot be nullified.

table.insert(sgs.ai_skills, {
	name = "noslijian",
	getTurnUseCard = function(self)
		if self.player:hasUsed("NosLijianCard") or self.player:isNude() then return nil end
		local id = self:getLijianCard()
		return id and sgs.Card_Parse("@NosLijianCard=" .. id)
	end,
})

sgs.ai_skill_use_func.NosLijianCard = function(card, use, self)
	local first, second = self:findLijianTarget("NosLijianCard", use)
	if first and second then self:aim(use, card, { first, second }) end
end
