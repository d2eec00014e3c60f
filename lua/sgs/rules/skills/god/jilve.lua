-- 极略 jilve (Sima Yi as a god once he is awake): a mark of patience each lends him jizhi for a trick, guicai for a
-- judgement and fangzhu for damage; and in his play phase, once in a turn each, zhiheng and wansha, the latter until the
-- turn ends.

local function pay(player, event)
	player:loseMark("@bear")
	player:setMark("JilveEvent", event)
end

-- A skill that answers to an event, as if it were his.
local BORROWED = {
	[sgs.CardUsed] = { name = "jilve_jizhi", skill = "jizhi", fits = function(_, data)
		return data:toCardUse().card:getTypeId() == sgs.Card_TypeTrick
	end },
	[sgs.AskForRetrial] = { name = "jilve_guicai", skill = "guicai", fits = function(player)
		return not player:isKongcheng()
	end },
	[sgs.Damaged] = { name = "jilve_fangzhu", skill = "fangzhu" },
}

-- Whom he chooses draws as many cards as he lacks health, and turns over. Having paid he has to choose.
local function banish(room, player)
	local others = room:getOtherPlayers(player)
	local target = room:askForPlayerChosen(player, others, "fangzhu", "fangzhu-invoke", false, true)
	if not target then return end
	if player:getLostHp() > 0 then target:drawCards(player:getLostHp(), "fangzhu") end
	if target:isAlive() then target:turnOver() end
end

local function run(room, event, player, data)
	local borrowed = BORROWED[event]
	if event == sgs.Damaged then return banish(room, player) end
	local skill = sgs.skills[borrowed.skill]
	skill.on_trigger(skill, event, player, data, room)
end

sgs.CreateTriggerSkill({ name = "jilve", events = { sgs.CardUsed, sgs.AskForRetrial, sgs.Damaged },
	can_trigger = function(_, player)
		return player ~= nil and player:isAlive() and player:hasSkill("jilve") and player:getMark("@bear") > 0
	end,
	on_trigger = function(_, event, player, data, room)
		local borrowed = BORROWED[event]
		if borrowed.fits and not borrowed.fits(player, data) then return false end
		if not room:askForSkillInvoke(player, borrowed.name, data) then return false end
		pay(player, event)
		run(room, event, player, data)
		player:setMark("JilveEvent", 0)
		return false
	end })

local function choices(player)
	local words = {}
	if not player:hasFlag("JilveZhiheng") and player:canDiscard(player, "he") then table.insert(words, "zhiheng") end
	if not player:hasFlag("JilveWansha") and not player:hasSkill("wansha") then table.insert(words, "wansha") end
	table.insert(words, "cancel")
	return table.concat(words, "+")
end

local LEND = {
	zhiheng = function(room, player)
		player:setFlags("JilveZhiheng")
		player:loseMark("@bear")
		room:askForUseCard(player, "@zhiheng", "@jilve-zhiheng", -1, sgs.Card_MethodDiscard)
	end,
	wansha = function(room, player)
		player:setFlags("JilveWansha")
		player:loseMark("@bear")
		room:acquireSkill(player, "wansha")
	end,
	cancel = function() end,
}

sgs.CreateSkillCard({ class = "JilveCard", target_fixed = true,
	on_use = function(_, room, source)
		LEND[room:askForChoice(source, "jilve", choices(source))](room, source)
	end })

sgs.CreateTriggerSkill({ name = "#jilve", events = { sgs.EventPhaseChanging },
	can_trigger = function(_, player)
		return player ~= nil and player:hasFlag("JilveWansha")
	end,
	on_trigger = function(_, _, player, data, room)
		if data:toPhaseChange().to == sgs.Player_NotActive then room:detachSkillFromPlayer(player, "wansha") end
		return false
	end })
sgs.insertRelatedSkills(nil, "jilve", "#jilve")
