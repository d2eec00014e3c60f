-- 烈弓 liegong (Huang Zhong): in his play phase the target of his Slash cannot use Jink, if he so wishes, where it holds no
-- fewer cards than he has health, or no more than his attack range.

local function is_in_sight(player, target)
	local cards = target:getHandcardNum()
	return cards >= player:getHp() or cards <= player:getAttackRange()
end

sgs.CreateTriggerSkill({ name = "liegong", events = { sgs.TargetSpecified },
	on_trigger = function(self, _, player, data, room)
		local use = data:toCardUse()
		if use.from ~= player or player:getPhase() ~= sgs.Player_Play or not use.card:isKindOf("Slash") then return false end
		local jinks = room:jink_list(use)
		for place, target in ipairs(use.to) do
			if player:isDead() then break end
			if is_in_sight(player, target) and room:askForSkillInvoke(player, self.name, sgs.QVariant(target)) then
				jinks[place] = 0
			end
		end
		return false
	end })
