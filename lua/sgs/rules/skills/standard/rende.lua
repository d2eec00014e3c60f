-- 仁德 rende (Liu Bei): once in a play phase he gives hand cards away, and may go on with those that he held when he
-- began. With the second card given in a phase he recovers.

-- Ids that he may still give; nil before the first gift.
local function givable(player)
	local text = player:property("rende"):toString()
	if text == "" then return nil end
	local ids = {}
	for _, word in ipairs(text:split("%+")) do table.insert(ids, tonumber(word)) end
	return ids
end

-- Of those what he still holds, but for what was just given.
local function left_of(player, ids, given)
	local left = {}
	for _, id in ipairs(ids) do
		if player:handCards():contains(id) and not given:contains(id) then table.insert(left, id) end
	end
	return left
end

local function count_gift(room, player, count)
	local before = player:getMark("rende")
	room:setPlayerMark(player, "rende", before + count)
	if before < 2 and before + count >= 2 then room:recover(player, sgs.RecoverStruct(player)) end
end

sgs.CreateSkillCard({ class = "RendeCard", skill_name = "rende", will_throw = false, unseen = true,
	filter = function(_, targets, to, player)
		return #targets == 0 and to ~= player
	end,
	on_validate = function(card, use)
		local ids = givable(use.from)
		for _, id in sgs.qlist(card:getSubcards()) do
			if ids and not table.find(ids, id) then return nil end
		end
		return card
	end,
	on_use = function(card, room, source, targets)
		local ids = givable(source) or table.clone(source:handCards())
		local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_GIVE, source:objectName(), targets[1]:objectName(), "rende", "")
		room:obtainCard(targets[1], card, reason, false)
		count_gift(room, source, card:subcardsLength())
		ids = left_of(source, ids, card:getSubcards())
		if #ids > 0 and source:isAlive() then
			room:setPlayerProperty(source, "rende", sgs.QVariant(table.concat(ids, "+")))
			room:askForUseCard(source, "@@rende", "@rende-give", -1, sgs.Card_MethodNone, false)
		end
		room:setPlayerProperty(source, "rende", sgs.QVariant())
	end })

sgs.CreateTriggerSkill({ name = "rende", events = { sgs.EventPhaseChanging },
	can_trigger = function(_, player)
		return player ~= nil and player:getMark("rende") > 0
	end,
	on_trigger = function(_, _, player, data, room)
		if data:toPhaseChange().to == sgs.Player_NotActive then room:setPlayerMark(player, "rende", 0) end
		return false
	end })
