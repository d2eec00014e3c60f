-- 断肠 duanchang (Cai Wenji): whoever kills her loses all skills, save those that a lord lends.

local function lost_skills(killer)
	local words = {}
	for _, skill in sgs.qlist(killer:getVisibleSkillList()) do
		if not skill:isAttachedLordSkill() then table.insert(words, "-" .. skill:objectName()) end
	end
	return words
end

sgs.CreateTriggerSkill({ name = "duanchang", frequency = sgs.Skill_Compulsory, events = { sgs.Death },
	can_trigger = function(_, player)
		return player ~= nil and player:hasSkill("duanchang")
	end,
	on_trigger = function(_, _, player, data, room)
		local death = data:toDeath()
		local killer = death.damage and death.damage.from
		if death.who ~= player or not killer or killer:isDead() then return false end
		killer:gainMark("@duanchang")
		room:handleAcquireDetachSkills(killer, lost_skills(killer))
		return false
	end })
