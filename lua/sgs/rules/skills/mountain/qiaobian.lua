-- 巧变 qiaobian (Zhang He): before he judges, draws, plays or discards he may discard a hand card to skip that. Instead of
-- drawing he takes a hand card from each of two others; instead of playing he moves a card that lies on the table.

local PHASES = { [sgs.Player_Judge] = 1, [sgs.Player_Draw] = 2, [sgs.Player_Play] = 3, [sgs.Player_Discard] = 4 }

local function reason_of(code, player, target)
	return sgs.CardMoveReason(code, player:objectName(), target:objectName(), "qiaobian", "")
end

local function take_from(room, player, targets)
	for _, target in ipairs(targets) do
		if player:isAlive() and target:isAlive() and not target:isKongcheng() then
			local id = room:askForCardChosen(player, target, "h", "qiaobian")
			room:obtainCard(player, id, reason_of(sgs.CardMoveReason_S_REASON_EXTRACTION, player, target), false)
		end
	end
end

-- Those before whom the card may lie in the same way.
local function receivers(room, player, owner, card, place)
	return room:getOtherPlayers(owner):filter(function(other)
		if place == sgs.Player_PlaceEquip then return other:getEquip(card:location()) == nil end
		return not other:containsTrick(card:objectName()) and not player:isProhibited(other, card)
	end)
end

-- Cards of somebody that nobody else could have.
local function fixed_cards(room, player, owner)
	local ids = sgs.IntList()
	for _, card in sgs.qlist(owner:getCards("ej")) do
		local place = room:getCardPlace(card:getId())
		if receivers(room, player, owner, card, place):isEmpty() then ids:append(card:getId()) end
	end
	return ids
end

local function move_one_of(room, player, owner)
	if owner:getCards("ej"):isEmpty() then return end
	local fixed = fixed_cards(room, player, owner)
	local id = room:askForCardChosen(player, owner, "ej", "qiaobian", false, sgs.Card_MethodNone, fixed)
	local card, place = sgs.Sanguosha:getCard(id), room:getCardPlace(id)
	local targets = receivers(room, player, owner, card, place)
	room:setTag("QiaobianTarget", owner)
	local to = room:askForPlayerChosen(player, targets, "qiaobian", "@qiaobian-to:::" .. card:objectName())
	room:removeTag("QiaobianTarget")
	if to then
		room:moveCardTo(card, owner, to, place, reason_of(sgs.CardMoveReason_S_REASON_TRANSFER, player, to), true)
	end
end

sgs.CreateSkillCard({ class = "QiaobianCard",
	on_use = function(_, room, source, targets)
		if source:getMark("qiaobianPhase") == sgs.Player_Draw then
			take_from(room, source, targets)
		else
			move_one_of(room, source, targets[1])
		end
	end })

local function instead(room, player, index, was_skipped)
	if was_skipped or (index ~= 2 and index ~= 3) then return end
	room:askForUseCard(player, "@@qiaobian", "@qiaobian-" .. index)
end

sgs.CreateTriggerSkill({ name = "qiaobian", events = { sgs.EventPhaseChanging },
	on_trigger = function(self, _, player, data, room)
		local to = data:toPhaseChange().to
		local index = PHASES[to]
		room:setPlayerMark(player, "qiaobianPhase", to)
		if not index or not player:canDiscard(player, "h") then return false end
		local was_skipped = player:isSkipped(to)
		if not room:askForDiscard(player, self.name, 1, 1, true, false, "#qiaobian-" .. index) then return false end
		if player:isAlive() then instead(room, player, index, was_skipped) end
		player:skip(to, true)
		return false
	end })
