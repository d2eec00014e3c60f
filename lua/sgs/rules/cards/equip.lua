-- Putting on equipment, and horses.

-- What a use of equipment moves: the old card away, the new one on.
local function moves(card, player)
	local old, list = player:getEquip(card.class.slot), {}
	if old then
		local away = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_CHANGE_EQUIP, player.name)
		table.insert(list, sgs.CardsMoveStruct({ old.id }, nil, sgs.Player_DiscardPile, away))
	end
	local on = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_USE, player.name)
	table.insert(list, sgs.CardsMoveStruct({ card:getEffectiveId() }, player, sgs.Player_PlaceEquip, on))
	return list
end

local function about_to_use(_, room, use)
	if #use.to == 0 then use.to:append(use.from) end
	local data = sgs.QVariant(use)
	room:trigger(sgs.PreCardUsed, use.from, data)
	room:trigger(sgs.CardUsed, use.from, data)
	room:trigger(sgs.CardFinished, use.from, data)
end

local function on_use(card, room, _, targets)
	local player = targets[1]
	if player and player.alive then
		room:moveCardsAtomic(moves(card, player), true)
	else
		room:throwCard(card, sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_USE, ""), nil)
	end
end

sgs.card_class("EquipCard", nil, { about_to_use = about_to_use, on_use = on_use })

sgs.CreateDistanceSkill({ name = "horse", correct_func = function(_, from, to)
	local distance = 0
	if from:getOffensiveHorse() and not from:equips_are_void() then distance = -1 end
	if to:getDefensiveHorse() and not to:equips_are_void() then distance = distance + 1 end
	return distance
end })
