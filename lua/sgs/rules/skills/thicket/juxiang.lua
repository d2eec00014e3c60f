-- 巨象 juxiang (Zhu Rong, compulsory): Savage Assault does nothing to her, and those that others have used are hers
-- afterwards, unless other cards were made into them.

-- Whether a used card leaves the table which is hers.
local function becomes_hers(move, player)
	local card, reason = move.reason.m_extraData, move.reason
	if reason.m_reason ~= sgs.CardMoveReason_S_REASON_USE or move.to_place ~= sgs.Player_DiscardPile then return false end
	if not card or card:isVirtualCard() or not card:isKindOf("SavageAssault") then return false end
	return reason.m_playerId ~= player:objectName() and move.card_ids:contains(card:getId())
end

sgs.CreateTriggerSkill({ name = "juxiang", frequency = sgs.Skill_Compulsory,
	events = { sgs.CardEffected, sgs.BeforeCardsMove },
	on_trigger = function(_, event, player, data)
		if event == sgs.CardEffected then
			return data:toCardEffect().card:isKindOf("SavageAssault")
		end
		local move = data:toMoveOneTime()
		if becomes_hers(move, player) then
			local card = move.reason.m_extraData
			move:removeCardIds({ card:getId() })
			player:obtainCard(card)
		end
		return false
	end })
