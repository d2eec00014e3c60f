-- 国色 Guose (Daqiao): once a phase, a diamond as Indulgence, or thrown to take one off somebody; then draws one.

local function indulgence(card)
	local trick = sgs.Sanguosha:cloneCard("indulgence", sgs.Card_SuitToBeDecided, -1)
	trick:addSubcards(card:getSubcards())
	trick:setSkillName("guose")
	return trick
end

sgs.CreateSkillCard({ class = "GuoseCard",
	filter = function(card, targets, to, player)
		if #targets > 0 then return false end
		if to:containsTrick("indulgence") then return true end
		local trick = indulgence(card)
		return to ~= player and not player:isProhibited(to, trick) and not player:isLocked(trick)
	end,
	on_validate = function(card, use)
		if use.to[1]:containsTrick("indulgence") then return card end
		return indulgence(card)
	end,
	on_effect = function(_, effect)
		local room = effect.to:getRoom()
		for _, trick in ipairs(effect.to:getJudgingArea()) do
			if trick:isKindOf("Indulgence") and effect.from:canDiscard(effect.to, trick:getId()) then
				room:throwCard(trick, nil, effect.from)
				effect.from:drawCards(1, "guose")
				return
			end
		end
	end })

sgs.CreateOneCardViewAsSkill({ name = "guose",
	enabled_at_play = function(_, player) return not player:hasUsed("GuoseCard") end })

sgs.CreateTriggerSkill({ name = "#guose", global = true, events = { sgs.CardFinished },
	can_trigger = function(_, player) return player ~= nil and player.alive end,
	on_trigger = function(_, _, player, data)
		local card = data:toCardUse().card
		if card:isKindOf("Indulgence") and card:getSkillName() == "guose" then player:drawCards(1, "guose") end
		return false
	end })
