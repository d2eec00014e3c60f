-- 1v1: each player has several generals, of whom one at a time stands against the other's. Who has no third one left to
-- send has lost. Restated from an unverified source: see the README of these rules.

local OneOnOne = {}
sgs.modes["02_1v1"] = OneOnOne

-- Of six generals three fight.
local NEVER_CALLED = 3

function OneOnOne.open_roles()
	return true
end

function OneOnOne.first_hand(player)
	return player:getMaxHp()
end

-- Who moves first draws one card less then.
function OneOnOne.first_draw(player)
	return player:hasFlag("Global_FirstRound") and 1 or 2
end

function OneOnOne.taken_from()
	return "he"
end

-- The renegade moves first, and shows himself first.
function OneOnOne.begin(room)
	local lord = room:getLord()
	local first = room:getOtherPlayers(lord)[1]
	room:setCurrent(first)
	for _, player in ipairs({ first, lord }) do room:trigger(sgs.Debut, player) end
end

local function may_send_another(player)
	return #player.reserve > NEVER_CALLED
end

function OneOnOne.winner_after(room, victim)
	if may_send_another(victim) then return nil end
	return room:getOtherPlayers(victim, true)[1].role
end

local function draw_first_hand(room, player)
	local data = sgs.QVariant(OneOnOne.first_hand(player))
	room:trigger(sgs.DrawInitialCards, player, data)
	room:drawCards(player, data.value, "")
	room:trigger(sgs.AfterDrawInitialCards, player, sgs.QVariant(data.value))
end

-- The next general comes at full health, face up and free, with a first hand; a play phase of his is over.
function OneOnOne.after_burial(room, player, damage)
	room:revivePlayer(player)
	if player:getPhase() == sgs.Player_Play then player:setFlags("Global_PlayPhaseTerminated") end
	local name = room:askForGeneral(player, table.clone(player.reserve))
	table.remove(player.reserve, table.find(player.reserve, name) or 1)
	player:setFaceUp(true)
	player:setChained(false)
	room:changeHero(player, name, true, true)
	if player:getKingdom() == "god" then player:setKingdom(room:askForKingdom(player)) end
	player:clearHistory()
	draw_first_hand(room, player)
	if damage then player.comes_after = damage else room:trigger(sgs.Debut, player) end
end

-- A general who came in the middle of a damage shows himself when it is over.
sgs.CreateTriggerSkill({ name = "#one-on-one", global = true, events = { sgs.DamageComplete }, priority = -1,
	can_trigger = function(_, player)
		return player ~= nil and player.comes_after ~= nil
	end,
	on_trigger = function(_, _, player, data, room)
		if player.comes_after ~= data.value then return false end
		player.comes_after = nil
		room:trigger(sgs.Debut, player)
		return false
	end })
