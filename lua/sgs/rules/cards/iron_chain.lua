-- Iron Chain 铁索连环, and Nullification 无懈可击, whose working is in nullification.lua.

-- Iron Chain 铁索连环: chains, or is recast.
sgs.card_class("IronChain", "TrickCard", { subtype = "damage_spread", can_recast = true,
	filter = function(card, targets, to, player)
		return #targets < 1 + sgs.most_targets(card, player) and not table.find(targets, to)
	end,
	feasible = function(_, targets) return #targets <= 2 end,
	about_to_use = function(card, room, use)
		if #use.to > 0 then return room:use_in_the_open(use) end
		local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_RECAST, use.from.name, "", card.skill, "")
		room:throwCard(card:real_ids(), reason, nil)
		use.from:drawCards(1, "recast")
	end,
	on_effect = function(_, effect)
		effect.to.room:setPlayerChained(effect.to)
	end })

-- Nullification 无懈可击: how it works is in nullification.lua.
sgs.card_class("Nullification", "SingleTargetTrick", { target_fixed = true,
	available = function() return false end,
	on_use = function(card, room, source)
		room:throw_used(card, source, {})
	end })
