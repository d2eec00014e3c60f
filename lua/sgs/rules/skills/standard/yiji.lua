-- 遗计 yiji (Guo Jia): for each point of damage he may draw two cards, and then lay one or two hand cards face down
-- before each of up to two others, who take them in their draw phase.

sgs.CreateSkillCard({ class = "YijiCard", skill_name = "yiji", will_throw = false, unseen = true,
	filter = function(_, targets, to, player)
		return to ~= player and #targets < math.min(player:getHandcardNum(), 2)
	end,
	on_use = function(card, room, source, targets)
		for place, target in ipairs(targets) do
			local most = math.min(source:getHandcardNum() - (#targets - place), 2)
			if source:isDead() or most < 1 then return end
			local given = room:askForExchange(source, "yiji", most, 1, false, "YijiGive::" .. target:objectName())
			if given and target:isAlive() then target:addToPile("yiji", given, false) end
		end
	end })

sgs.CreateMasochismSkill({ name = "yiji", frequency = sgs.Skill_Frequent,
	on_damaged = function(self, player, damage)
		local room = player:getRoom()
		for _ = 1, damage.damage do
			if player:isDead() or not room:askForSkillInvoke(player, self.name, sgs.QVariant(damage)) then return end
			player:drawCards(2, self.name)
			if player:isAlive() and not player:isKongcheng() then
				room:askForUseCard(player, "@@yiji", "@yiji", -1, sgs.Card_MethodNone)
			end
		end
	end })

-- Whoever was given cards takes them.
sgs.CreateTriggerSkill({ name = "#yiji", priority = 10, events = { sgs.EventPhaseStart },
	can_trigger = function(_, player)
		return player ~= nil and player:isAlive() and player:getPhase() == sgs.Player_Draw
			and not player:getPile("yiji"):isEmpty()
	end,
	on_trigger = function(_, _, player, _, room)
		local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_EXCHANGE_FROM_PILE, player:objectName(), "yiji", "")
		room:obtainCard(player, player:getPile("yiji"), reason, false)
		return false
	end })
sgs.insertRelatedSkills(nil, "yiji", "#yiji")
