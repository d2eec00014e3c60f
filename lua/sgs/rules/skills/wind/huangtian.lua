-- 黄天 huangtian (Zhang Jiao, lord skill): once in each of their play phases others of Qun may give him a Jink or Lightning.

local ATTACHED = "huangtian_attach"

local function may_receive(player, giver)
	return player ~= giver and player:hasLordSkill("huangtian") and not player:hasFlag("HuangtianInvoked")
end

local function is_served(room, giver)
	return not room:getOtherPlayers(giver):filter(function(other) return may_receive(other, giver) end):isEmpty()
end

sgs.CreateSkillCard({ class = "HuangtianCard", skill_name = "huangtian", will_throw = false,
	filter = function(_, targets, to, player)
		return #targets == 0 and may_receive(to, player)
	end,
	on_use = function(card, room, source, targets)
		local lord = targets[1]
		lord:setFlags("HuangtianInvoked")
		local given = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_GIVE, source:objectName(), lord:objectName(), "huangtian", "")
		room:obtainCard(lord, card, given, true)
		if not is_served(room, source) then source:setFlags("ForbidHuangtian") end
	end })

sgs.CreateOneCardViewAsSkill({ name = ATTACHED, attached_lord_skill = true, filter_pattern = "Jink,Lightning|.|.|hand",
	enabled_at_play = function(_, player)
		return player:getKingdom() == "qun" and not player:hasFlag("ForbidHuangtian")
	end })

-- Lends the skill to those whom it concerns now.
local function lend(room)
	for _, player in sgs.qlist(room:getAlivePlayers()) do
		local is_liege = player:getKingdom() == "qun" and is_served(room, player)
		if is_liege and not player:hasSkill(ATTACHED) then
			room:attachSkillToPlayer(player, ATTACHED)
		elseif not is_liege and player:hasSkill(ATTACHED) then
			room:detachAttachedSkill(player, ATTACHED)
		end
	end
end

local function end_phase(room, player)
	for _, other in sgs.qlist(room:getAlivePlayers()) do
		if other:hasFlag("HuangtianInvoked") then other:setFlags("-HuangtianInvoked") end
	end
	if player:hasFlag("ForbidHuangtian") then player:setFlags("-ForbidHuangtian") end
end

-- After the start of the game, when everybody's kingdom is known, and before each play phase.
sgs.CreateTriggerSkill({ name = "huangtian$", events = { sgs.GameStart, sgs.EventPhaseChanging },
	priority = { [sgs.GameStart] = -1 },
	can_trigger = function() return true end,
	on_trigger = function(_, event, player, data, room)
		if event == sgs.GameStart then
			lend(room)
			return false
		end
		local change = data:toPhaseChange()
		if change.from == sgs.Player_Play then end_phase(room, player) end
		if change.to == sgs.Player_Play then lend(room) end
		return false
	end })
