-- 放权 fangquan (Liu Shan): may skip his play phase; then at the end of the turn a hand card lets somebody else take a
-- turn after this one.

sgs.CreateSkillCard({ class = "FangquanCard",
	on_effect = function(_, effect)
		effect.from:getRoom():setTag("FangquanTarget", effect.to)
	end })

sgs.CreateTriggerSkill({ name = "fangquan", events = { sgs.EventPhaseChanging },
	on_trigger = function(self, _, player, data, room)
		local to = data:toPhaseChange().to
		if to == sgs.Player_Play then
			if player:isSkipped(to) or not room:askForSkillInvoke(player, self.name) then return false end
			player:skip(to, true)
			player:setFlags("fangquan")
		elseif to == sgs.Player_NotActive and player:hasFlag("fangquan") and player:canDiscard(player, "h") then
			room:askForUseCard(player, "@@fangquan", "@fangquan-give", -1, sgs.Card_MethodDiscard)
		end
		return false
	end })

-- The other turn comes when this one is over.
sgs.CreateTriggerSkill({ name = "#fangquan", events = { sgs.EventPhaseStart }, priority = 1,
	can_trigger = function(_, player, room)
		return player ~= nil and player:getPhase() == sgs.Player_NotActive and room:getTag("FangquanTarget"):toPlayer() ~= nil
	end,
	on_trigger = function(_, _, _, _, room)
		local target = room:getTag("FangquanTarget"):toPlayer()
		room:removeTag("FangquanTarget")
		if target:isAlive() then target:gainAnExtraTurn() end
		return false
	end })
sgs.insertRelatedSkills(nil, "fangquan", "#fangquan")
