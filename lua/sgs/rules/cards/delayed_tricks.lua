-- Indulgence, Supply Shortage and Lightning.

-- The trick lies in front of its target before it is known to be used.
local function about_to_use(card, room, use)
	if #use.to == 0 then use.to:append(use.from) end
	local data = sgs.QVariant(use)
	room:trigger(sgs.PreCardUsed, use.from, data)
	local target = use.to[1]
	local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_USE, use.from.name, target.name, card.skill, "")
	local id = card:getEffectiveId()
	room:moveCardsAtomic(sgs.CardsMoveStruct({ id }, target, sgs.Player_PlaceDelayedTrick, reason), true)
	room:trigger(sgs.CardUsed, use.from, data)
	room:trigger(sgs.CardFinished, use.from, data)
end

local function throw(card, player, code)
	local reason = sgs.CardMoveReason(code, player and player.name or "")
	sgs.room:throwCard({ card:getEffectiveId() }, reason, nil)
end

-- Nobody is left to whom it applies: it goes on, or away.
local function on_use(card, room, source, targets)
	local nullified = card.nullified_list or {}
	if #targets > 0 and not table.find(nullified, "_ALL_TARGETS") then return end
	if card.class.moves_on then
		card.class.on_nullified(card, source)
		if room:getCardOwner(card:getEffectiveId()) ~= source then return end
	end
	throw(card, source, sgs.CardMoveReason_S_REASON_USE)
end

local function on_effect(card, effect)
	local player, room = effect.to, effect.to.room
	local use = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_USE, player.name)
	room:moveCardsAtomic(sgs.CardsMoveStruct({ card:getEffectiveId() }, nil, sgs.Player_PlaceTable, use), true)
	local judge = sgs.JudgeStruct()
	judge.pattern, judge.good, judge.who = card.class.judge_pattern, card.class.judge_good, player
	judge.reason, judge.negative = card.name, card.class.moves_on or false
	room:judge(judge)
	if judge:isBad() then
		card.class.take_effect(card, player)
		if not room:getCardOwner(card:getEffectiveId()) and room:getCardPlace(card:getEffectiveId()) == sgs.Player_PlaceTable then
			throw(card, nil, sgs.CardMoveReason_S_REASON_NATURAL_ENTER)
		end
	elseif card.class.moves_on then
		card.class.on_nullified(card, player)
	else
		throw(card, nil, sgs.CardMoveReason_S_REASON_NATURAL_ENTER)
	end
end

sgs.card_class("DelayedTrick", nil, { about_to_use = about_to_use, on_use = on_use, on_effect = on_effect,
	on_nullified = function(card, player) throw(card, player, sgs.CardMoveReason_S_REASON_NATURAL_ENTER) end })

-- Indulgence 乐不思蜀
sgs.card_class("Indulgence", "DelayedTrick", { judge_pattern = ".|heart", judge_good = true,
	filter = function(_, targets, to, player)
		return #targets == 0 and to ~= player and not to:containsTrick("indulgence")
	end,
	take_effect = function(_, player)
		player:clearHistory()
		player:skip(sgs.Player_Play)
	end })

-- Supply Shortage 兵粮寸断
sgs.card_class("SupplyShortage", "DelayedTrick", { judge_pattern = ".|club", judge_good = true,
	filter = function(card, targets, to, player)
		if #targets > 0 or to == player or to:containsTrick("supply_shortage") then return false end
		local reach = sgs.Sanguosha:correctCardTarget(sgs.TargetModSkill_DistanceLimit, player, card)
		return player:distanceTo(to) <= 1 + reach
	end,
	take_effect = function(_, player) player:skip(sgs.Player_Draw) end })

-- Whether Lightning stays where it goes: told to the new owner first, who may send it on.
local function settles(card, room, owner)
	local use = sgs.CardUseStruct(card, nil, owner)
	local data = sgs.QVariant(use)
	room:trigger(sgs.TargetConfirming, owner, data)
	if #use.to == 0 then
		card.class.on_nullified(card, owner)
		return
	end
	for _, player in ipairs(room:getAllPlayers()) do room:trigger(sgs.TargetConfirmed, player, data) end
end

-- Lightning 闪电 moves on to the next who may have it.
local function move_on(card, player)
	local room = player.room
	local candidates = room:getOtherPlayers(player)
	candidates:append(player)
	for _, other in ipairs(candidates) do
		if other == player and room:getCardPlace(card:getEffectiveId()) == sgs.Player_PlaceDelayedTrick then return end
		if (other == player or not other:containsTrick(card.name)) and not room:isProhibited(nil, other, card) then
			local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_TRANSFER, player.name, "", card.skill, "")
			local move = sgs.CardsMoveStruct({ card:getEffectiveId() }, other, sgs.Player_PlaceDelayedTrick, reason)
			move.from = player
			room:moveCardsAtomic(move, true)
			if other ~= player then settles(card, room, other) end
			return
		end
	end
end

sgs.card_class("Lightning", "Disaster", { judge_pattern = ".|spade|2~9", judge_good = false, target_fixed = true,
	moves_on = true, on_nullified = move_on,
	available = function(card, player)
		return sgs.card_classes.Card.available(card, player) and not player:containsTrick("lightning")
			and not player:isProhibited(player, card)
	end,
	take_effect = function(card, player)
		player.room:damage(sgs.DamageStruct(card, nil, player, 3, sgs.DamageStruct_Thunder))
	end })
