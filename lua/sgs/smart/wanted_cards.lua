-- Whether a card serves the skills of a player: sgs.ai_cardneed.

-- The name of the first of his visible skills that wants the card, or nil.
function SmartAI:wantedBySkill(card, player)
	for _, skill in sgs.qlist(player:getVisibleSkillList()) do
		local need = sgs.ai_cardneed[skill:objectName()]
		if type(need) == "function" and need(player, card, self) then return skill:objectName() end
	end
	return nil
end
