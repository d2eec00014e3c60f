-- 无双 Wushuang (Lvbu, compulsory): two Jinks against his Slash, two Slashes in a Duel with him (which the Duel
-- asks for).

sgs.duel_demands = sgs.duel_demands or {}
sgs.duel_demands.wushuang = 2

sgs.CreateTriggerSkill({ name = "wushuang", frequency = sgs.Skill_Compulsory, events = { sgs.TargetSpecified },
	on_trigger = function(_, _, player, data, room)
		local use = data:toCardUse()
		if use.from ~= player or not use.card:isKindOf("Slash") then return false end
		local jinks = room:jink_list(use)
		for index in ipairs(use.to) do
			if jinks[index] == 1 then jinks[index] = 2 end
		end
		return false
	end })
