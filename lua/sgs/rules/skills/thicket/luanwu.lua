-- 乱武 luanwu (Jia Xu, limited): all others in turn use a Slash on one of those who are nearest to them, or lose one health.

-- Whom somebody may slash: those nearest to him, as far as he reaches.
local function assigned(room, player)
	local nearest, found = math.huge, {}
	for _, other in sgs.qlist(room:getOtherPlayers(player)) do
		local distance = player:distanceTo(other)
		if distance < nearest then nearest, found = distance, {} end
		if distance == nearest and player:canSlash(other) then table.insert(found, other) end
	end
	return found
end

sgs.CreateSkillCard({ class = "LuanwuCard", skill_name = "luanwu", target_fixed = true,
	about_to_use = function(card, room, use)
		room:removePlayerMark(use.from, "@chaos")
		use.to = room:getOtherPlayers(use.from)
		room:use_in_the_open(use)
	end,
	on_effect = function(_, effect)
		local player, room = effect.to, effect.to:getRoom()
		local victims = assigned(room, player)
		if #victims > 0 and room:askForUseSlashTo(player, victims, "@luanwu-slash") then return end
		room:loseHp(player)
	end })

sgs.CreateTriggerSkill({ name = "luanwu", frequency = sgs.Skill_Limited, limit_mark = "@chaos", events = {},
	on_trigger = function() return false end })
