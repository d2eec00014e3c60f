-- 天香 tianxiang (Xiao Qiao): about to suffer damage she may discard a heart of her hand and have another player suffer it;
-- that player then draws as many cards as it lacks health.

-- Damage that she has handed on.
local handed_on = setmetatable({}, { __mode = "k" })

local function copied(damage, to)
	local copy = sgs.DamageStruct(damage.card or "", damage.from, to, damage.damage, damage.nature)
	copy.reason, copy.by_user, copy.chain, copy.transfer = damage.reason, damage.by_user, damage.chain, true
	return copy
end

sgs.CreateSkillCard({ class = "TianxiangCard", skill_name = "tianxiang",
	filter = function(_, targets, to, player)
		return #targets == 0 and to ~= player
	end,
	on_effect = function(_, effect)
		local damage = copied(effect.from:getTag("TianxiangDamage"):toDamage(), effect.to)
		handed_on[damage] = true
		effect.from:setTag("TransferDamage", damage)
	end })

sgs.CreateTriggerSkill({ name = "tianxiang", events = { sgs.DamageInflicted },
	on_trigger = function(_, _, player, data, room)
		if not player:canDiscard(player, "h") then return false end
		player:setTag("TianxiangDamage", data)
		local used = room:askForUseCard(player, "@@tianxiang", "@tianxiang-card", -1, sgs.Card_MethodDiscard)
		player:removeTag("TianxiangDamage")
		return used ~= nil
	end })

sgs.CreateTriggerSkill({ name = "#tianxiang", frequency = sgs.Skill_Compulsory, events = { sgs.DamageComplete },
	can_trigger = function(_, player)
		return player ~= nil and player:isAlive()
	end,
	on_trigger = function(_, _, player, data)
		if handed_on[data:toDamage()] and player:isWounded() then player:drawCards(player:getLostHp(), "tianxiang") end
		return false
	end })
sgs.insertRelatedSkills(nil, "tianxiang", "#tianxiang")
