-- 离间 Lijian (Diaochan): once a phase, discards a card and has a man use a Duel on another.

-- Two men, first who is duelled, then who duels; a Duel that his rules forbid is no choice.
function sgs.lijian_filter(card, targets, to, player)
	if to == player or not to:isMale() then return false end
	if #targets == 0 then return true end
	local duel = sgs.Sanguosha:cloneCard("duel", sgs.Card_NoSuit, 0)
	return #targets == 1 and to ~= targets[1] and not to:isProhibited(targets[1], duel) and not to:isLocked(duel)
end

function sgs.lijian_duel(room, targets, skill, can_be_nullified)
	local duelled, duellist = targets[1], targets[2]
	if not duelled.alive or not duellist.alive then return end
	local duel = sgs.Sanguosha:cloneCard("duel", sgs.Card_NoSuit, 0)
	duel:setSkillName(skill)
	duel:setCancelable(can_be_nullified)
	if duellist:isProhibited(duelled, duel) or duellist:isLocked(duel) then return end
	room:useCard(sgs.CardUseStruct(duel, duellist, duelled))
end

sgs.CreateSkillCard({ class = "LijianCard", filter = sgs.lijian_filter, keeps_order = true,
	feasible = function(_, targets) return #targets == 2 end,
	on_use = function(_, room, _, targets) sgs.lijian_duel(room, targets, "_lijian", true) end })

sgs.CreateOneCardViewAsSkill({ name = "lijian",
	enabled_at_play = function(_, player)
		return player:canDiscard(player, "he") and not player:hasUsed("LijianCard")
	end })
