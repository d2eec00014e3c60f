-- 七星 qixing (Zhuge Liang as a god): draws seven more at the start and lays seven cards aside as stars, which only he
-- sees. At the end of his draw phase he may change any of them for hand cards.

sgs.CreateDrawCardsSkill({ name = "#qixing-start", events = { sgs.DrawInitialCards },
	can_trigger = function(_, player)
		return player ~= nil and player:hasSkill("qixing")
	end,
	draw_num_func = function(_, _, count)
		return count + 7
	end })

local function lay_aside(room, player)
	local stars = room:askForExchange(player, "qixing", 7, 7, false)
	if stars then player:addToPile("stars", stars, false) end
end

-- The ids of one list that are not in another.
local function without(ids, others)
	return ids:filter(function(id) return not others:contains(id) end)
end

-- The card names the whole new pile.
sgs.CreateSkillCard({ class = "QixingCard", will_throw = false, unseen = true, target_fixed = true,
	on_validate = function(card, use)
		local from = use.from
		local new = without(card:getSubcards(), from:getPile("stars"))
		for _, id in ipairs(new) do
			if not from:handCards():contains(id) then return nil end
		end
		return card:subcardsLength() == #from:getPile("stars") and card or nil
	end,
	on_use = function(card, room, source)
		local pile, wanted = source:getPile("stars"), card:getSubcards()
		local coming, going = without(pile, wanted), without(wanted, pile)
		if coming:isEmpty() then return end
		local code = sgs.CardMoveReason_S_REASON_EXCHANGE_FROM_PILE
		local function reason() return sgs.CardMoveReason(code, source:objectName(), "qixing", "") end
		local to_hand = sgs.CardsMoveStruct(coming, source, sgs.Player_PlaceHand, reason())
		local to_pile = sgs.CardsMoveStruct(going, source, sgs.Player_PlaceSpecial, reason())
		to_pile.to_pile_name = "stars"
		room:moveCardsAtomic({ to_pile, to_hand }, false)
	end })

sgs.CreateTriggerSkill({ name = "qixing", events = { sgs.AfterDrawInitialCards, sgs.EventPhaseEnd },
	on_trigger = function(_, event, player, _, room)
		if event == sgs.AfterDrawInitialCards then
			lay_aside(room, player)
		elseif player:getPhase() == sgs.Player_Draw and not player:getPile("stars"):isEmpty() then
			room:askForUseCard(player, "@@qixing", "@qixing-exchange", -1, sgs.Card_MethodNone)
		end
		return false
	end })

-- Who forgets it has no stars.
sgs.CreateTriggerSkill({ name = "#qixing-lost", events = { sgs.EventLoseSkill },
	can_trigger = function(_, player)
		return player ~= nil
	end,
	on_trigger = function(_, _, player, data)
		if data:toString() == "qixing" then player:removePileByName("stars") end
		return false
	end })
sgs.insertRelatedSkills(nil, "qixing", "#qixing-start", "#qixing-lost")
