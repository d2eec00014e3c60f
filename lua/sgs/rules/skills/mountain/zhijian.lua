-- 直谏 zhijian (Zhang Zhao and Zhang Hong): puts equipment from the hand on somebody whose slot for it is free, and draws
-- a card; as often as there is equipment.

sgs.CreateSkillCard({ class = "ZhijianCard", will_throw = false,
	filter = function(card, targets, to, player)
		if #targets > 0 or to == player then return false end
		local equip = sgs.Sanguosha:getCard(card:getEffectiveId())
		return equip:isKindOf("EquipCard") and to:getEquip(equip:location()) == nil
	end,
	on_effect = function(card, effect)
		local from, to = effect.from, effect.to
		local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_PUT, from:objectName(), "zhijian", "")
		from:getRoom():moveCardTo(card, from, to, sgs.Player_PlaceEquip, reason, true)
		if from:isAlive() then from:drawCards(1, "zhijian") end
	end })

sgs.CreateOneCardViewAsSkill({ name = "zhijian", filter_pattern = "EquipCard|.|.|hand" })
