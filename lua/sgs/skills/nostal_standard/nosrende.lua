-- 仁德 nosrende (Liu Bei of the old edition): gives hand cards away as often as he likes; the second card of
-- a turn heals him. Friends get what they can use better, as by rende.

table.insert(sgs.ai_skills, {
	name = "nosrende",
	getTurnUseCard = function(self)
		if not self.player:isKongcheng() and self:shouldUseRende() then return sgs.Card_Parse("@NosRendeCard=.") end
	end,
})

sgs.ai_skill_use_func.NosRendeCard = sgs.usesRende("NosRendeCard")

sgs.ai_use_value.NosRendeCard, sgs.ai_use_priority.NosRendeCard = 8.5, 8.8
sgs.dynamic_value.benefit.NosRendeCard = true
sgs.ai_card_intention.NosRendeCard = sgs.rendeIntention

sgs.ai_delayed_value.nosrende = { Indulgence = 10 }

-- Who gives two cards heals himself.
sgs.ai_heal_order.nosrende = function(_, friend)
	return friend:getHp() >= 2 and 5 or 0
end

sgs.ai_no_peach.nosrende = sgs.givesPeachAway
