-- 武魂 wuhun (Guan Yu as a god): who damages him bears as many nightmares. When he dies, who bears most judges: all but a
-- Peach and God Salvation are his death too.

sgs.CreateTriggerSkill({ name = "wuhun", frequency = sgs.Skill_Compulsory, events = { sgs.PreDamageDone },
	on_trigger = function(_, _, player, data)
		local damage = data:toDamage()
		if damage.from and damage.from ~= player then damage.from:gainMark("@nightmare", damage.damage) end
		return false
	end })

local function most_haunted(room)
	local most, found = 1, sgs.SPlayerList()
	for _, player in ipairs(room:getAllPlayers()) do
		local count = player:getMark("@nightmare")
		if count > most then most, found = count, sgs.SPlayerList() end
		if count == most then found:append(player) end
	end
	return found
end

local function take_along(room, target)
	local judge = sgs.JudgeStruct()
	judge.who, judge.reason, judge.pattern, judge.negative = target, "wuhun", "Peach,GodSalvation", true
	room:judge(judge)
	if judge:isBad() and target:isAlive() then room:killPlayer(target) end
end

sgs.CreateTriggerSkill({ name = "#wuhun", frequency = sgs.Skill_Compulsory, events = { sgs.Death },
	can_trigger = function(_, player)
		return player ~= nil and player:isDead() and player:hasSkill("wuhun")
	end,
	on_trigger = function(_, _, player, data, room)
		if data:toDeath().who ~= player then return false end
		local target = room:askForPlayerChosen(player, most_haunted(room), "wuhun", "@wuhun-revenge")
		if target then take_along(room, target) end
		for _, other in ipairs(room:getAllPlayers()) do other:loseAllMarks("@nightmare") end
		return false
	end })
sgs.insertRelatedSkills(nil, "wuhun", "#wuhun")
