-- How many cards somebody will draw in his draw phase.

-- By the skills that he may use, what sgs.ai_draw_count says of them; `skills` are their names or objects.
-- Of several that draw in place of the two cards, he uses the best.
function SmartAI:ImitateResult_DrawNCards(player, skills)
	local more, instead = 2, nil
	for _, skill in sgs.list(skills or player:getVisibleSkillList()) do
		local rule = sgs.ai_draw_count[type(skill) == "string" and skill or skill:objectName()]
		local count, replaces = rule, false
		if type(rule) == "function" then count, replaces = rule(player) end
		if count and replaces then
			instead = math.max(instead or 0, count)
		else
			more += count or 0
		end
	end
	return instead or math.max(more, 0)
end

-- The same; none where the draw phase is lost.
function SmartAI:expectedDraws(player)
	player = player or self.player
	if player:isSkipped(sgs.Player_Draw) then return 0 end
	return self:ImitateResult_DrawNCards(player)
end
