-- 制霸 zhiba (Sun Ce, lord skill): once in their play phase, others of wu may compare cards with him. If they do not win
-- he may take both cards; once he is awake he may decline.

local function lords(room, player)
	return room:getOtherPlayers(player):filter(function(other) return other:hasLordSkill("zhiba") end)
end

-- Whether the lord compares cards at all.
local function accepts(room, lord)
	if lord:getMark("hunzi") == 0 then return true end
	return room:askForChoice(lord, "zhiba_pindian", "accept+reject") == "accept"
end

sgs.CreateSkillCard({ class = "ZhibaCard", skill_name = "zhiba_pindian", will_throw = false,
	filter = function(_, targets, to, player)
		return #targets == 0 and to:hasLordSkill("zhiba") and player:canPindian(to) and not to:hasFlag("ZhibaInvoked")
	end,
	on_use = function(_, room, source, targets)
		local lord = targets[1]
		lord:setFlags("ZhibaInvoked")
		local left = lords(room, source):filter(function(other) return not other:hasFlag("ZhibaInvoked") end)
		if left:isEmpty() then source:setFlags("ForbidZhiba") end
		if source:canPindian(lord) and accepts(room, lord) then source:pindian(lord, "zhiba_pindian") end
	end })

sgs.CreateZeroCardViewAsSkill({ name = "zhiba_pindian", attached_lord_skill = true,
	enabled_at_play = function(_, player)
		return player:getKingdom() == "wu" and not player:isKongcheng() and not player:hasFlag("ForbidZhiba")
	end })

-- Lent to the men of Wu while there is such a lord.
local function lend(room)
	for _, player in ipairs(room:getAlivePlayers()) do
		if player:getKingdom() == "wu" and not lords(room, player):isEmpty() then
			room:attachSkillToPlayer(player, "zhiba_pindian")
		else
			room:detachAttachedSkill(player, "zhiba_pindian")
		end
	end
end

local function end_phase(room, player)
	if player:hasFlag("ForbidZhiba") then player:setFlags("-ForbidZhiba") end
	for _, other in ipairs(room:getPlayers()) do
		if other:hasFlag("ZhibaInvoked") then other:setFlags("-ZhibaInvoked") end
	end
end

-- At the start of the game, when everybody's kingdom is known, before each play phase, and when a lord gains or loses it.
sgs.CreateTriggerSkill({ name = "zhiba$", priority = { [sgs.GameStart] = -1 },
	events = { sgs.GameStart, sgs.EventPhaseChanging, sgs.EventAcquireSkill, sgs.EventLoseSkill },
	can_trigger = function()
		return true
	end,
	on_trigger = function(_, event, player, data, room)
		if event ~= sgs.EventPhaseChanging then
			if event == sgs.GameStart or data:toString() == "zhiba" then lend(room) end
			return false
		end
		local change = data:toPhaseChange()
		if change.from == sgs.Player_Play then end_phase(room, player) end
		if change.to == sgs.Player_Play then lend(room) end
		return false
	end })

local function take_both(room, pindian)
	local lord = pindian.to
	local ids = sgs.IntList()
	for _, card in ipairs({ pindian.from_card, pindian.to_card }) do
		local id = card:getEffectiveId()
		if room:getCardPlace(id) == sgs.Player_PlaceTable and not ids:contains(id) then ids:append(id) end
	end
	if ids:isEmpty() or lord:isDead() then return end
	local choice = room:askForChoice(lord, "zhiba_pindian_obtain", "obtainPindianCards+reject")
	if choice == "obtainPindianCards" then room:obtainCard(lord, ids) end
end

sgs.CreateTriggerSkill({ name = "#zhiba", events = { sgs.Pindian },
	can_trigger = function(_, player)
		return player ~= nil
	end,
	on_trigger = function(_, _, _, data, room)
		local pindian = data:toPindian()
		if pindian.reason == "zhiba_pindian" and not pindian.success then take_both(room, pindian) end
		return false
	end })
sgs.insertRelatedSkills(nil, "zhiba", "#zhiba")
