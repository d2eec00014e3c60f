-- 化身 huashen (Zuo Ci): holds two generals who are not in play from the start, and has a skill of one of them, whose
-- kingdom and gender are his too. When his turn begins and when it has ended he may choose another.

local NEVER = { "zuoci", "guzhelai", "dengshizai", "yt_caochong", "jiangboyue" }

-- Skills that may be had of a general: no lord's, no limited one, none that awakens.
local function skills_of(general)
	local names = {}
	for _, name in ipairs(general.skills) do
		local skill = sgs.skills[name]
		local once = skill and (skill.frequency == sgs.Skill_Limited or skill.frequency == sgs.Skill_Wake)
		if skill and not skill.lord and not once and skill:isVisible() then table.insert(names, name) end
	end
	return names
end

local function is_whole(general)
	for _, name in ipairs(general.skills) do
		if not sgs.skills[name] then return false end
	end
	return #skills_of(general) > 0
end

local function taken(room)
	local names = {}
	for _, name in ipairs(NEVER) do names[name] = true end
	for _, player in ipairs(room:getPlayers()) do
		names[player:getGeneralName()], names[player:getGeneral2Name()] = true, true
		for _, name in ipairs(player:getTag("Huashens"):toStringList()) do names[name] = true end
	end
	return names
end

-- Generals that nobody plays or holds, in the order of their names.
local function free_generals(room)
	local names, busy = {}, taken(room)
	for name, general in pairs(sgs.generals) do
		if not busy[name] and not general.hidden and is_whole(general) then table.insert(names, name) end
	end
	table.sort(names)
	return names
end

-- Takes so many generals by chance. Who holds them knows them, others only how many there are.
function sgs.gain_huashens(room, player, count)
	local pool, held = free_generals(room), player:getTag("Huashens"):toStringList()
	held = table.clone(held)
	for _ = 1, math.min(count, #pool) do
		table.insert(held, table.remove(pool, math.random(#pool)))
	end
	player:setTag("Huashens", held)
	room:setPlayerMark(player, "@huashen", #held)
end

-- All skills to choose from, and of which general each is.
local function offer(player)
	local words, owners = {}, {}
	for _, name in ipairs(player:getTag("Huashens"):toStringList()) do
		for _, skill in ipairs(skills_of(sgs.generals[name])) do
			if not owners[skill] then
				owners[skill] = name
				table.insert(words, skill)
			end
		end
	end
	return words, owners
end

-- Like the general whose skill he has; a god's kingdom is his to choose.
local function become(room, player, general)
	player:setGender(general.gender)
	local kingdom = general.kingdom
	if kingdom == "god" then kingdom = room:askForKingdom(player) end
	player:setKingdom(kingdom)
end

local function choose(room, player)
	local words, owners = offer(player)
	if #words == 0 then return end
	local skill = room:askForChoice(player, "huashen", table.concat(words, "+"))
	local old = player:getTag("HuashenSkill"):toString()
	if skill == old then return end
	player:setTag("HuashenSkill", skill)
	become(room, player, sgs.generals[owners[skill]])
	local change = old ~= "" and "-" .. old .. "|" .. skill or skill
	room:handleAcquireDetachSkills(player, change)
end

local function is_time(player)
	return player:getPhase() == sgs.Player_RoundStart or player:getPhase() == sgs.Player_NotActive
end

sgs.CreateTriggerSkill({ name = "huashen", events = { sgs.GameStart, sgs.EventPhaseStart },
	priority = { [sgs.EventPhaseStart] = 4 },
	on_trigger = function(self, event, player, _, room)
		if event == sgs.GameStart then
			sgs.gain_huashens(room, player, 2)
			choose(room, player)
		elseif is_time(player) and room:askForSkillInvoke(player, self.name) then
			choose(room, player)
		end
		return false
	end })

-- Who forgets it is himself again.
sgs.CreateTriggerSkill({ name = "#huashen", events = { sgs.EventLoseSkill },
	can_trigger = function(_, player)
		return player ~= nil
	end,
	on_trigger = function(_, _, player, data, room)
		if data:toString() ~= "huashen" then return false end
		local own, skill = player:getGeneral(), player:getTag("HuashenSkill"):toString()
		player:setGender(own.gender)
		player:setKingdom(own.kingdom)
		player:removeTag("HuashenSkill")
		player:removeTag("Huashens")
		room:setPlayerMark(player, "@huashen", 0)
		if skill ~= "" then room:detachSkillFromPlayer(player, skill) end
		return false
	end })
sgs.insertRelatedSkills(nil, "huashen", "#huashen")
