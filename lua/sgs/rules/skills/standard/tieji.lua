-- 铁骑 tieji (Ma Chao): the target of his Slash may lose its skills, but compulsory ones, for the turn; it then has to
-- discard a card of a judged suit, or cannot use Jink.

local function silence(room, target)
	room:addPlayerMark(target, "tieji")
	room:addPlayerMark(target, "@skill_invalidity")
	room:filterCards(target, target:getCards("he"), true)
end

-- Whether the target has paid for its Jink.
local function pays(room, target, suit, data)
	if target:isDead() or target:isNude() then return false end
	local pattern, prompt = ".|" .. suit, "@tieji-discard:::" .. suit
	return room:askForCard(target, pattern, prompt, data, sgs.Card_MethodDiscard) ~= nil
end

sgs.CreateTriggerSkill({ name = "tieji", events = { sgs.TargetSpecified },
	on_trigger = function(self, _, player, data, room)
		local use = data:toCardUse()
		if not use.card:isKindOf("Slash") then return false end
		for place, target in ipairs(use.to) do
			if player:isDead() then break end
			if target:isAlive() and room:askForSkillInvoke(player, self.name, sgs.QVariant(target)) then
				silence(room, target)
				local suit = room:judged_suit(player, self.name)
				if not pays(room, target, suit, data) then room:jink_list(use)[place] = 0 end
			end
		end
		return false
	end })

sgs.CreateTriggerSkill({ name = "#tieji", events = { sgs.EventPhaseChanging },
	can_trigger = function(_, player)
		return player ~= nil
	end,
	on_trigger = function(_, _, _, data, room)
		if data:toPhaseChange().to ~= sgs.Player_NotActive then return false end
		for _, target in sgs.qlist(room:getAlivePlayers()) do
			if target:getMark("tieji") > 0 then
				room:removePlayerMark(target, "@skill_invalidity", target:getMark("tieji"))
				room:setPlayerMark(target, "tieji", 0)
				room:filterCards(target, target:getCards("he"), true)
			end
		end
		return false
	end })

sgs.CreateInvaliditySkill({ name = "#tieji-invalidity",
	skill_valid = function(_, player, skill)
		return player:getMark("tieji") == 0 or skill:getFrequency() == sgs.Skill_Compulsory
	end })
sgs.insertRelatedSkills(nil, "tieji", "#tieji", "#tieji-invalidity")
