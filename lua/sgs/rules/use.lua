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

-- The usual course of a use: known beforehand, on the table, carried out, finished. Targets come in the order
-- of acting, or as they were chosen where the card says so (`keeps_order`).
function Room:use_in_the_open(use)
	if not use.card.class.keeps_order then self:sortByActionOrder(use.to) end
	self:mode_says("arrange", self, use)
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
	if use.card:isKindOf("Slash") then room:begin_jink_list(use) end
	target_events(room, use, data, "after")
	use.card.nullified_list = use.nullified_list
	use.card.class.on_use(use.card, room, use.from, use.to)
	use.card.nullified_list = nil
end

sgs.game_rule[sgs.CardFinished] = function(_, player, data)
	local card = data.value.card
	card:clearFlags()
	player:getRoom():end_jink_list(player, card)
end
