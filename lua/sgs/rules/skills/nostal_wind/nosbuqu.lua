-- 不屈 nosbuqu (Zhou Tai of the old edition): at no health he may lay top cards on himself, one for the last point and one
-- for each below it. While all their numbers differ he does not die. Healed, he takes off what is too much.

local function wounds(player) return player:getPile("nosbuqu") end

-- How many cards his health asks for.
local function needed(player) return math.max(1 - player:getHp(), 0) end

local function all_differ(player)
	local seen = {}
	for _, id in sgs.qlist(wounds(player)) do
		local number = sgs.Sanguosha:getCard(id):getNumber()
		if seen[number] then return false end
		seen[number] = true
	end
	return true
end

local function endures(player)
	return player:getHp() <= 0 and wounds(player):length() >= needed(player) and all_differ(player)
end

-- After a loss of health: whether he is not dying.
local function lay_down(room, player, data)
	local is_healing = type(data.value) == "table" and data.value["$"] == "RecoverStruct"
	if player:getHp() > 0 or is_healing or not room:askForSkillInvoke(player, "nosbuqu", data) then return false end
	local missing = needed(player) - wounds(player):length()
	if missing > 0 then player:addToPile("nosbuqu", room:getNCards(missing)) end
	return endures(player)
end

local function take_off(room, player)
	if player:getHp() > 0 then
		player:removePileByName("nosbuqu")
		return
	end
	local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_REMOVE_FROM_PILE, player:objectName(), "nosbuqu", "")
	while wounds(player):length() > needed(player) do
		local id = room:askForAG(player, wounds(player), false, "nosbuqu")
		room:throwCard({ id }, reason, nil)
	end
end

sgs.CreateTriggerSkill({ name = "nosbuqu", events = { sgs.HpChanged, sgs.HpRecover, sgs.AskForPeachesDone },
	on_trigger = function(_, event, player, data, room)
		if event == sgs.HpChanged then return lay_down(room, player, data) end
		if event == sgs.AskForPeachesDone then return endures(player) end
		take_off(room, player)
		return false
	end })

-- Without the skill he has no health left to live on.
sgs.CreateTriggerSkill({ name = "#nosbuqu-clear", events = { sgs.EventLoseSkill },
	can_trigger = function(_, player)
		return player ~= nil and player:isAlive()
	end,
	on_trigger = function(_, _, player, data, room)
		if data:toString() ~= "nosbuqu" then return false end
		player:removePileByName("nosbuqu")
		if player:getHp() <= 0 then room:enterDying(player, nil) end
		return false
	end })
sgs.insertRelatedSkills(nil, "nosbuqu", "#nosbuqu-clear")
