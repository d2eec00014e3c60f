-- 离间 noslijian (Diao Chan of the old edition): discards a card and makes one man duel another, as lijian; but the
-- Duel cannot be nullified.

table.insert(sgs.ai_skills, {
	name = "noslijian",
	getTurnUseCard = function(self)
		return self:offerLijian("NosLijianCard")
	end,
})

sgs.ai_skill_use_func.NosLijianCard = function(card, use, self)
	self:useLijian(card, use)
end

sgs.ai_use_value.NosLijianCard = 8.5
sgs.ai_use_priority.NosLijianCard = 4
sgs.ai_card_intention.NosLijianCard = sgs.lijianIntention
sgs.dynamic_value.damage_card.NosLijianCard = true

sgs.ai_delayed_value.noslijian = { Indulgence = 10, SupplyShortage = 10 }
