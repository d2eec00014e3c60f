-- 狂骨 kuanggu (Wei Yan, compulsory): damage that he deals to somebody next to him heals him by as much.

-- Damage to somebody who was next to its source before it took his health.
local near = setmetatable({}, { __mode = "k" })

sgs.CreateTriggerSkill({ name = "kuanggu", frequency = sgs.Skill_Compulsory, events = { sgs.PreDamageDone, sgs.Damage },
	can_trigger = function(_, player)
		return player ~= nil
	end,
	on_trigger = function(_, event, player, data, room)
		local damage = data:toDamage()
		local from = damage.from
		if event == sgs.PreDamageDone then
			if from and from:isAlive() and from:hasSkill("kuanggu") and from:distanceTo(damage.to) <= 1 then near[damage] = true end
		elseif near[damage] and player:isAlive() and player:hasSkill("kuanggu") and player:isWounded() then
			room:recover(player, sgs.RecoverStruct(player, nil, damage.damage))
		end
		return false
	end })
