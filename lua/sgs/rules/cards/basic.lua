-- Jink 闪, Peach 桃 and Analeptic 酒.

local function to_the_user(card, room, use)
	if #use.to == 0 then use.to:append(use.from) end
	room:use_in_the_open(use)
end

sgs.card_class("Jink", "BasicCard", { target_fixed = true, available = function() return false end })

sgs.card_class("Peach", "BasicCard", { target_fixed = true, about_to_use = to_the_user,
	available = function(peach, player)
		return sgs.card_classes.Card.available(peach, player) and player:isWounded() and not player:isProhibited(player, peach)
	end,
	on_effect = function(peach, effect)
		effect.to.room:recover(effect.to, sgs.RecoverStruct(effect.from, peach))
	end })

sgs.card_class("Analeptic", "BasicCard", { target_fixed = true,
	available = function(card, player) return sgs.Analeptic_IsAvailable(player, card) end,
	about_to_use = function(card, room, use)
		card.saves = use.m_reason ~= sgs.CardUseStruct_CARD_USE_REASON_PLAY
		to_the_user(card, room, use)
		card.saves = nil
	end,
	on_effect = function(card, effect)
		local player = effect.to
		if player:hasFlag("Global_Dying") and card.saves then
			player.room:recover(player, sgs.RecoverStruct(effect.from, card))
		else
			player:addMark("drank")
		end
	end })
