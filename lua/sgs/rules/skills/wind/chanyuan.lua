-- 缠怨 chanyuan (of those who doubted guhuo wrongly): they doubt it no more, and with one health point all their other
-- skills are without effect, but those that a lord lends them.

-- With one health point the cards of such a player are what is printed on them.
local function look_anew(room, player)
	room:filterCards(player, player:getCards("he"), true)
end

sgs.CreateTriggerSkill({ name = "chanyuan", frequency = sgs.Skill_Compulsory,
	events = { sgs.EventAcquireSkill, sgs.EventLoseSkill, sgs.HpChanged },
	can_trigger = function(_, player)
		return player ~= nil
	end,
	on_trigger = function(self, event, player, data, room)
		local owns = player:ownSkill(self.name)
		if event == sgs.HpChanged then
			if owns then look_anew(room, player) end
		elseif data:toString() == self.name then
			room:setPlayerMark(player, "@chanyuan", owns and 1 or 0)
			look_anew(room, player)
		end
		return false
	end })

sgs.CreateInvaliditySkill({ name = "#chanyuan-invalidity",
	skill_valid = function(_, player, skill)
		if player:getHp() ~= 1 or not player:ownSkill("chanyuan") then return true end
		return skill.name == "chanyuan" or skill.attached_lord_skill == true
	end })
