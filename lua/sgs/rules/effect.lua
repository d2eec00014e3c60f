-- What a card does to its targets, one by one.

local Room = sgs.Room

-- The card takes effect on its targets one by one, and goes where used cards go.
function Room:effect_on_each(card, source, targets)
	local nullified = card.nullified_list or {}
	targets = table.clone(targets)
	for _, target in ipairs(targets) do
		local effect = sgs.CardEffectStruct()
		effect.card, effect.from, effect.to = card, source, target
		effect.multiple = #targets > 1
		effect.nullified = table.find(nullified, "_ALL_TARGETS") ~= nil or table.find(nullified, target.name) ~= nil
		self:effect_on(effect)
	end
	self:throw_used(card, source, targets)
end

-- Real cards that still lie on the table go to the discard pile.
function Room:throw_used(card, source, targets)
	local ids = {}
	for _, id in ipairs(card:real_ids()) do
		if self:getCardPlace(id) == sgs.Player_PlaceTable then table.insert(ids, id) end
	end
	if #ids == 0 then return end
	local target = targets and #targets == 1 and targets[1].name or ""
	local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_USE, source and source.name or "", target, card.skill, "")
	reason.m_extraData = card
	local move = sgs.CardsMoveStruct(ids, nil, sgs.Player_DiscardPile, reason)
	move.from = source
	self:moveCardsAtomic(move, true)
end

-- One effect, as Room:cardEffect(card, from, to) or of a struct. True where it took effect.
function Room:cardEffect(card, from, to, multiple)
	if card["$"] == "CardEffectStruct" then return self:effect_on(card) end
	local effect = sgs.CardEffectStruct()
	effect.card, effect.from, effect.to, effect.multiple = card, from, to, multiple or false
	return self:effect_on(effect)
end

function Room:effect_on(effect)
	local data, took = sgs.QVariant(effect), false
	if effect.to.alive or effect.card:isKindOf("Slash") then
		self:trigger(sgs.CardEffect, effect.to, data)
		took = not self:trigger(sgs.CardEffected, effect.to, data)
	end
	self:trigger(sgs.PostCardEffected, effect.to, data)
	return took
end

sgs.game_rule[sgs.CardEffected] = function(room, player, data)
	local effect = data.value
	local card = effect.card
	local is_slash = card:isKindOf("Slash")
	if effect.nullified and not is_slash then return true end
	if card.class.type_id == 2 then
		if card:isCancelable(effect) and room:isCanceled(effect) then return true end
		room:trigger(sgs.TrickEffect, effect.to, data)
	end
	if effect.to.alive or is_slash then card.class.on_effect(card, effect) end
	return false
end
