-- Wooden Ox 木牛流马: carries cards that are used like the hand.

sgs.card_class("WoodenOx", "Treasure", { attaches = "wooden_ox" })
sgs.CreateViewAsSkill({ name = "wooden_ox", equip = true, n = 1 })

-- The ox goes to somebody else with all that it carries.
local function move_ox(room, from, to)
	local ox, cargo = from:getTreasure(), from:getPile("wooden_ox")
	local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_TRANSFER, from.name, "wooden_ox", "")
	from:setFlags("wooden_ox_moves")
	room:moveCardsAtomic(sgs.CardsMoveStruct({ ox.id }, to, sgs.Player_PlaceEquip, reason), true)
	from:setFlags("-wooden_ox_moves")
	if #cargo > 0 then to:addToPile("wooden_ox", cargo, false) end
end

sgs.CreateSkillCard({ class = "WoodenOxCard", skill_name = "wooden_ox", target_fixed = true, will_throw = false, unseen = true,
	on_use = function(card, room, source)
		source:addToPile("wooden_ox", card:real_ids(), false)
		local others = room:getOtherPlayers(source):filter(function(other) return not other:getTreasure() end)
		if #others == 0 or not source:getTreasure() then return end
		local to = room:askForPlayerChosen(source, others, "wooden_ox", "@wooden_ox-move", true)
		if to then move_ox(room, source, to) end
	end })

-- Without the ox its load is lost.
sgs.CreateTriggerSkill({ name = "#wooden_ox_lost", global = true, events = { sgs.CardsMoveOneTime },
	can_trigger = function(_, player)
		return player ~= nil and #player:getPile("wooden_ox") > 0 and not player:hasTreasure("wooden_ox")
			and not player:hasFlag("wooden_ox_moves")
	end,
	on_trigger = function(_, _, player, data)
		local move = data.value
		if move.from == player and move.from_places:contains(sgs.Player_PlaceEquip) then player:removePileByName("wooden_ox") end
		return false
	end })
