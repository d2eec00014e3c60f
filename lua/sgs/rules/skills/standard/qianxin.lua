-- 潜心 qianxin (Xu Shu, awakens): when he deals damage while he is wounded, he loses a point of his maximum and gains
-- jianyan.

sgs.CreateTriggerSkill({ name = "qianxin", frequency = sgs.Skill_Wake, events = { sgs.Damage },
	can_trigger = function(_, player)
		return player ~= nil and player:isAlive() and player:hasSkill("qianxin") and player:getMark("qianxin") == 0
			and player:isWounded()
	end,
	on_trigger = function(_, _, player, _, room)
		room:setPlayerMark(player, "qianxin", 1)
		if room:changeMaxHpForAwakenSkill(player) then room:acquireSkill(player, "jianyan") end
		return false
	end })
