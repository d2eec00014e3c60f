-- 无前 wuqian (Lü Bu as a god): for two marks of wrath he has wushuang, and another player's armour is void, until the
-- turn ends.

sgs.CreateSkillCard({ class = "WuqianCard",
	on_effect = function(_, effect)
		local from, to, room = effect.from, effect.to, effect.to:getRoom()
		from:loseMark("@wrath", 2)
		from:setFlags("WuqianSource")
		if not from:hasSkill("wushuang") then
			room:acquireSkill(from, "wushuang")
			from:setTag("wuqian_gained", true)
		end
		if to:hasFlag("WuqianTarget") then return end
		to:setFlags("WuqianTarget")
		room:addPlayerMark(to, "Armor_Nullified")
	end })

sgs.CreateZeroCardViewAsSkill({ name = "wuqian",
	enabled_at_play = function(_, player)
		return player:getMark("@wrath") >= 2
	end })

local function calm_down(room, player)
	player:setFlags("-WuqianSource")
	for _, other in ipairs(room:getAllPlayers(true)) do
		if other:hasFlag("WuqianTarget") then
			other:setFlags("-WuqianTarget")
			room:removePlayerMark(other, "Armor_Nullified")
		end
	end
	if not player:getTag("wuqian_gained"):toBool() then return end
	player:removeTag("wuqian_gained")
	room:detachSkillFromPlayer(player, "wushuang")
end

sgs.CreateTriggerSkill({ name = "#wuqian", events = { sgs.EventPhaseChanging, sgs.Death },
	can_trigger = function(_, player)
		return player ~= nil and player:hasFlag("WuqianSource")
	end,
	on_trigger = function(_, event, player, data, room)
		local is_over = event == sgs.Death and data:toDeath().who == player
			or event == sgs.EventPhaseChanging and data:toPhaseChange().to == sgs.Player_NotActive
		if is_over then calm_down(room, player) end
		return false
	end })
sgs.insertRelatedSkills(nil, "wuqian", "#wuqian")
