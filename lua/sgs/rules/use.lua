-- Using a card: from the answer of a player to the discard pile.

local Room = sgs.Room

-- The key under which a use is counted this turn.
local function history_key(card)
	return card.class.lua_name and "#" .. card.class.lua_name or card.class.class_name
end

-- A Slash that is one of many is not counted.
local function is_counted(player, card)
	if not card:isKindOf("Slash") or player:getSlashCount() == 0 then return true end
	if player:hasWeapon("crossbow") then return false end
	return sgs.Sanguosha:correctCardTarget(sgs.TargetModSkill_Residue, player, card) <= 500
end

function Room:count_use(use)
	local player = use.from
	if use.m_addHistory and player.phase == sgs.Player_Play and self.current == player
		and is_counted(player, use.card) then
		player:addHistory(history_key(use.card))
	end
end

local function is_forbidden(player, card)
	return player:isCardLimited(card, card:getHandlingMethod())
		and not (card:canRecast() and not player:isCardLimited(card, sgs.Card_MethodRecast))
end

-- A converted delayed trick made of one card: the card becomes that trick until it is thrown away.
local function become_trick(room, card)
	if card.id >= 0 or not card:isKindOf("DelayedTrick") or #card.subs ~= 1 then return card end
	local real = room.cards[card.subs[1]]
	real:take_face(card.class, card.suit, card.number, card.skill)
	return real
end

-- Uses a card. False where the card itself takes the use back (a skill card that cannot be made).
function Room:useCard(use, add_history)
	use.m_addHistory = add_history ~= false
	use.m_isHandcard = use.from:is_of_hand(use.card)
	if is_forbidden(use.from, use.card) then return true end
	local card = use.card
	if card.class.on_validate then card = card.class.on_validate(card, use) end
	if not card then return false end
	self:count_use(use)
	if card ~= use.card then
		use.card = card
		return self:useCard(use, add_history)
	end
	use.card = become_trick(self, card)
	use.card.class.about_to_use(use.card, self, use)
	return true
end

local function use_reason(use)
	local target = #use.to == 1 and use.to[1].name or ""
	local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_USE, use.from.name, target, use.card.skill, "")
	reason.m_extraData = use.card
	return reason
end

-- Real cards of a use lie on the table, those of a skill card in the discard pile.
local function put_on_the_table(room, use)
	local card = use.card
	local ids = card:real_ids()
	if #ids == 0 then return end
	if card:isKindOf("SkillCard") then
		if not card:willThrow() then return end
		local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_THROW, use.from.name, "", card.skill, "")
		room:moveCardsAtomic(sgs.CardsMoveStruct(ids, nil, sgs.Player_DiscardPile, reason), true)
		return
	end
	local move = sgs.CardsMoveStruct(ids, nil, sgs.Player_PlaceTable, use_reason(use))
	room:moveCardsAtomic(move, true)
end

-- The usual course of a use: known beforehand, on the table, carried out, finished.
function Room:use_in_the_open(use)
	self:sortByActionOrder(use.to)
	local data = sgs.QVariant(use)
	self:trigger(sgs.PreCardUsed, use.from, data)
	put_on_the_table(self, use)
	self:trigger(sgs.CardUsed, use.from, data)
	self:trigger(sgs.CardFinished, use.from, data)
end

-- Who is aimed at: asked of the user, of each target, and told to everybody.
local function target_events(room, use, data, stage)
	if #use.to == 0 then return end
	if stage == "before" then
		room:trigger(sgs.TargetSpecifying, use.from, data)
		for _, target in ipairs(table.clone(use.to)) do
			if use.to:contains(target) then room:trigger(sgs.TargetConfirming, target, data) end
		end
	else
		room:trigger(sgs.TargetSpecified, use.from, data)
		for _, player in ipairs(room:getAllPlayers()) do room:trigger(sgs.TargetConfirmed, player, data) end
	end
end

sgs.game_rule[sgs.CardUsed] = function(room, player, data)
	local use = data.value
	local pre_action = use.card.class.pre_action
	if pre_action then pre_action(use.card, room, use) end
	target_events(room, use, data, "before")
	if use.card:isKindOf("Slash") then
		local list = {}
		for index = 1, #use.to do list[index] = 1 end
		player.jink_lists = player.jink_lists or {}
		player.jink_lists[use.card] = list
	end
	target_events(room, use, data, "after")
	use.card.nullified_list = use.nullified_list
	use.card.class.on_use(use.card, room, use.from, use.to)
	use.card.nullified_list = nil
end

sgs.game_rule[sgs.CardFinished] = function(_, player, data)
	local card = data.value.card
	card:clearFlags()
	if player.jink_lists then player.jink_lists[card] = nil end
end

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

-- Asks somebody to use a card that matches a pattern; gives the card, or nil where he declines.
function Room:askForUseCard(player, pattern, prompt, _, method, add_history)
	if not player.alive then return nil end
	prompt = prompt or ""
	for _ = 1, 8 do -- a skill card may take itself back: then it is asked for again
		local question = { pattern = pattern, prompt = prompt, method = sgs.method_names[method or sgs.Card_MethodUse] }
		local text = self:ask(player, "askForUseCard", question, pattern, sgs.CardUseStruct_CARD_USE_REASON_RESPONSE_USE)
		if type(text) == "number" then text = tostring(text) end
		local card, targets
		if text then card, targets = sgs.parse_use(text) end
		if not card then
			self:choice_made(player, ("cardUsed:%s:%s:nil"):format(pattern, prompt))
			return nil
		end
		local use = sgs.CardUseStruct(card, player, targets)
		use.m_reason = sgs.CardUseStruct_CARD_USE_REASON_RESPONSE_USE
		self:choice_made(player, use)
		if self:useCard(use, add_history) then return use.card end
	end
	return nil
end

-- Asks somebody to use a Slash on one of these.
function Room:askForUseSlashTo(slasher, victims, prompt, limited, no_extra, add_history)
	if getmetatable(victims) == sgs.Player then victims = { victims } end
	slasher:setFlags("slashTargetFix")
	if #victims == 1 then slasher:setFlags("slashTargetFixToOne") end
	for _, victim in ipairs(victims) do victim:setFlags("SlashAssignee") end
	if limited == false then slasher:setFlags("slashNoDistanceLimit") end
	if no_extra then slasher:setFlags("slashDisableExtraTarget") end
	local used = self:askForUseCard(slasher, "slash", prompt, -1, sgs.Card_MethodUse, add_history or false)
	if not used then self:end_slash_targets(slasher) end
	return used
end

-- Ends what askForUseSlashTo has fixed.
function Room:end_slash_targets(slasher)
	for _, flag in ipairs({ "slashTargetFix", "slashTargetFixToOne", "slashNoDistanceLimit", "slashDisableExtraTarget" }) do
		if slasher:hasFlag(flag) then slasher:setFlags("-" .. flag) end
	end
	for _, player in ipairs(self:getAlivePlayers()) do
		if player:hasFlag("SlashAssignee") then player:setFlags("-SlashAssignee") end
	end
end
