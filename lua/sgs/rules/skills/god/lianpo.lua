-- 连破 lianpo (Sima Yi as a god): at the end of a turn in which he has killed somebody he may take a turn.

local function forget_all(room)
	for _, player in ipairs(room:getPlayers()) do
		if player:getMark("lianpo") > 0 then room:setPlayerMark(player, "lianpo", 0) end
	end
end

sgs.CreateTriggerSkill({ name = "lianpo", frequency = sgs.Skill_Frequent, events = { sgs.Death },
	on_trigger = function(self, _, player, data, room)
		local damage = data:toDeath().damage
		if damage and damage.from == player then room:addPlayerMark(player, self.name) end
		return false
	end })

sgs.CreateTriggerSkill({ name = "#lianpo", events = { sgs.TurnStart, sgs.EventPhaseStart }, priority = { [sgs.EventPhaseStart] = 1 },
	can_trigger = function(_, player)
		return player ~= nil
	end,
	on_trigger = function(_, event, player, _, room)
		if event == sgs.TurnStart then
			forget_all(room)
		elseif player:getPhase() == sgs.Player_NotActive then
			for _, owner in ipairs(room:findPlayersBySkillName("lianpo")) do
				if owner:isAlive() and owner:getMark("lianpo") > 0 then
					room:setPlayerMark(owner, "lianpo", 0)
					if room:askForSkillInvoke(owner, "lianpo") then owner:gainAnExtraTurn() end
				end
			end
		end
		return false
	end })
sgs.insertRelatedSkills(nil, "lianpo", "#lianpo")
