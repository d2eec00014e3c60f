-- 裸衣 nosluoyi (Xu Chu of old): he may draw one card less, and his Slashes and Duels deal one more damage this turn.

sgs.CreateDrawCardsSkill({ name = "nosluoyi",
	draw_num_func = function(self, player, count)
		local room = player:getRoom()
		if count <= 0 or not room:askForSkillInvoke(player, self.name) then return count end
		room:setPlayerFlag(player, self.name)
		return count - 1
	end })

sgs.CreateTriggerSkill({ name = "#nosluoyi", events = { sgs.DamageCaused },
	can_trigger = function(_, player)
		return player ~= nil and player:isAlive() and player:hasFlag("nosluoyi")
	end,
	on_trigger = function(_, _, _, data)
		local damage = data:toDamage()
		local card = damage.card
		if damage.chain or damage.transfer or not damage.by_user or not card then return false end
		if card:isKindOf("Slash") or card:isKindOf("Duel") then damage.damage = damage.damage + 1 end
		return false
	end })
sgs.insertRelatedSkills(nil, "nosluoyi", "#nosluoyi")
