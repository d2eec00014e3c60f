-- 诈降 Zhaxiang (Huanggai, compulsory): draws three for each health lost; in his play phase each also gives one
-- more Slash this turn, and red ones reach everybody and cannot be dodged.

sgs.CreateTriggerSkill({ name = "zhaxiang", frequency = sgs.Skill_Compulsory, events = { sgs.HpLost },
	on_trigger = function(_, _, player, data, room)
		for _ = 1, data:toInt() do
			if not player.alive then break end
			player:drawCards(3, "zhaxiang")
			if player:getPhase() == sgs.Player_Play then room:addPlayerMark(player, "zhaxiang") end
		end
		return false
	end })

local function is_red_and_marked(player, card)
	return player:getMark("zhaxiang") > 0 and card:isRed()
end

sgs.CreateTargetModSkill({ name = "#zhaxiang-target",
	residue_func = function(_, from) return from:getMark("zhaxiang") end,
	distance_limit_func = function(_, from, card) return is_red_and_marked(from, card) and 1000 or 0 end })

sgs.CreateTriggerSkill({ name = "#zhaxiang-jink", global = true,
	events = { sgs.TargetSpecified, sgs.EventPhaseChanging },
	can_trigger = function(_, player) return player ~= nil and player:getMark("zhaxiang") > 0 end,
	on_trigger = function(_, event, player, data, room)
		if event == sgs.EventPhaseChanging then
			if data:toPhaseChange().to == sgs.Player_NotActive then room:setPlayerMark(player, "zhaxiang", 0) end
			return false
		end
		local use = data:toCardUse()
		if use.card:isKindOf("Slash") and is_red_and_marked(player, use.card) then
			local jinks = room:jink_list(use)
			for index in ipairs(use.to) do jinks[index] = 0 end
		end
		return false
	end })
