-- 肉林 roulin (Dong Zhuo, compulsory): his Slashes on women, and those of women on him, take two Jinks.

local function need_two(jinks, use, concerns)
	for place, target in ipairs(use.to) do
		if jinks[place] == 1 and concerns(target) then jinks[place] = 2 end
	end
end

sgs.CreateTriggerSkill({ name = "roulin", frequency = sgs.Skill_Compulsory,
	events = { sgs.TargetSpecified, sgs.TargetConfirmed },
	on_trigger = function(_, event, player, data, room)
		local use = data:toCardUse()
		if not use.from or not use.card:isKindOf("Slash") then return false end
		if event == sgs.TargetSpecified then
			need_two(room:jink_list(use), use, function(target) return target:isFemale() end)
		elseif use.from:isFemale() then
			need_two(room:jink_list(use), use, function(target) return target == player end)
		end
		return false
	end })
