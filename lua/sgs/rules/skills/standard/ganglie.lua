-- 刚烈 ganglie (Xiahou Dun): for each point of damage he may judge. By a red card the source is hurt, by a black one it
-- loses a card.

local function strike_back(room, player, from, is_red)
	if is_red then
		room:damage(sgs.DamageStruct("ganglie", player, from))
	elseif player:canDiscard(from, "he") then
		local id = room:askForCardChosen(player, from, "he", "ganglie", false, sgs.Card_MethodDiscard)
		room:throwCard(id, from, player)
	end
end

sgs.CreateTriggerSkill({ name = "ganglie", events = { sgs.Damaged, sgs.FinishJudge },
	on_trigger = function(self, event, player, data, room)
		if event == sgs.FinishJudge then -- as the card is when it counts
			local judge = data:toJudge()
			if judge.reason == self.name then judge.pattern = tostring(judge.card:getSuit()) end
			return false
		end
		local damage = data:toDamage()
		for _ = 1, damage.damage do
			if player:isDead() or not room:askForSkillInvoke(player, self.name, data) then break end
			local judge = sgs.JudgeStruct()
			judge.reason, judge.who, judge.pattern, judge.play_animation = self.name, player, ".", false
			room:judge(judge)
			local suit, from = tonumber(judge.pattern), damage.from
			if from and from:isAlive() and player:isAlive() then
				strike_back(room, player, from, suit == sgs.Card_Heart or suit == sgs.Card_Diamond)
			end
		end
		return false
	end })
