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

sgs.CreateTriggerSkill({ name = "ganglie", events = { sgs.Damaged },
	on_trigger = function(self, _, player, data, room)
		local damage = data:toDamage()
		for _ = 1, damage.damage do
			if player:isDead() or not room:askForSkillInvoke(player, self.name, data) then break end
			local suit, from = room:judged_suit(player, self.name), damage.from
			if from and from:isAlive() and player:isAlive() then
				strike_back(room, player, from, suit == "heart" or suit == "diamond")
			end
		end
		return false
	end })
