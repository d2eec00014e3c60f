-- 固政 guzheng (Zhang Zhao and Zhang Hong): at the end of another's discard phase they may give one of the hand cards
-- that he discarded in it back to him, and take all other cards that were discarded then.

local function is_discard(move)
	return move.to_place == sgs.Player_DiscardPile and move.reason:isDiscard()
end

-- Ids that a tag remembers and that still lie in the discard pile.
local function lying(room, player, tag)
	return player:getTag(tag):toIntList():filter(function(id)
		return room:getCardPlace(id) == sgs.Player_DiscardPile
	end)
end

local function remember(player, move, current)
	local own, other = player:getTag("guzheng_own"):toIntList(), player:getTag("guzheng_other"):toIntList()
	for index, id in ipairs(move.card_ids) do
		local is_his = move.from == current and move.from_places[index] == sgs.Player_PlaceHand
		local list = is_his and own or other
		if not own:contains(id) and not other:contains(id) then list:append(id) end
	end
	player:setTag("guzheng_own", sgs.QVariant(own))
	player:setTag("guzheng_other", sgs.QVariant(other))
end

local function forget(player)
	player:removeTag("guzheng_own")
	player:removeTag("guzheng_other")
end

sgs.CreateSkillCard({ class = "GuzhengCard", will_throw = false, target_fixed = true,
	on_validate = function(card, use)
		local from = use.from
		return lying(from:getRoom(), from, "guzheng_own"):contains(card:getEffectiveId()) and card or nil
	end,
	on_use = function(card, room, source)
		local id, player = card:getEffectiveId(), room:getCurrent()
		room:obtainCard(player, id)
		local rest = lying(room, source, "guzheng_own")
		for _, other in ipairs(lying(room, source, "guzheng_other")) do rest:append(other) end
		room:obtainCard(source, rest)
	end })

local function offer(room, owner, player)
	local own, all = lying(room, owner, "guzheng_own"), lying(room, owner, "guzheng_other")
	if own:isEmpty() or player:isDead() then return end
	for _, id in ipairs(own) do all:append(id) end
	room:setPlayerProperty(owner, "guzheng_allCards", table.concat(all, "+"))
	room:setPlayerProperty(owner, "guzheng_toget", table.concat(own, "+"))
	room:askForUseCard(owner, "@@guzheng", "@guzheng:" .. player:objectName(), -1, sgs.Card_MethodNone)
	room:setPlayerProperty(owner, "guzheng_allCards", nil)
	room:setPlayerProperty(owner, "guzheng_toget", nil)
end

sgs.CreateTriggerSkill({ name = "guzheng", events = { sgs.CardsMoveOneTime },
	on_trigger = function(_, _, player, data, room)
		local current = room:getCurrent()
		local may = current and current ~= player and current:getPhase() == sgs.Player_Discard
		if may and is_discard(data:toMoveOneTime()) then remember(player, data:toMoveOneTime(), current) end
		return false
	end })

sgs.CreateTriggerSkill({ name = "#guzheng", events = { sgs.EventPhaseStart, sgs.EventPhaseEnd },
	can_trigger = function(_, player)
		return player ~= nil and player:getPhase() == sgs.Player_Discard
	end,
	on_trigger = function(_, event, player, _, room)
		for _, owner in ipairs(room:findPlayersBySkillName("guzheng")) do
			if event == sgs.EventPhaseEnd and owner ~= player then offer(room, owner, player) end
			forget(owner)
		end
		return false
	end })
sgs.insertRelatedSkills(nil, "guzheng", "#guzheng")
