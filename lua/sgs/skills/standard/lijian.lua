-- 离间 lijian (Diao Chan): discards a card and makes one man duel another; the second one chosen is the user of the
-- Duel. She sets enemies on each other, or lets a friend finish one who is nearly beaten.

table.insert(sgs.ai_skills, {
	name = "lijian",
	getTurnUseCard = function(self)
		return self:offerLijian("LijianCard")
	end,
})

sgs.ai_skill_use_func.LijianCard = function(card, use, self)
	self:useLijian(card, use)
end

sgs.ai_use_value.LijianCard = 8.5
sgs.ai_use_priority.LijianCard = 4
sgs.ai_card_intention.LijianCard = sgs.lijianIntention
sgs.dynamic_value.damage_card.LijianCard = true

sgs.ai_delayed_value.lijian = { Indulgence = 10, SupplyShortage = 10 }
