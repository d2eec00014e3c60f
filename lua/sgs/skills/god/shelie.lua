-- 涉猎 shelie (Lü Meng as a god): instead of drawing takes one card of each suit among five. That is three
-- on average, and a choice; only who would draw four or more cards otherwise does without. Which cards is
-- the common rule of open cards.

local function other_skills(player)
	local names = {}
	for _, skill in sgs.qlist(player:getVisibleSkillList()) do
		if skill:objectName() ~= "shelie" then table.insert(names, skill:objectName()) end
	end
	return names
end

sgs.ai_skill_invoke.shelie = function(self)
	local draws = self:ImitateResult_DrawNCards(self.player, other_skills(self.player))
	trace.note("without shelie " .. draws .. " cards would be drawn")
	return draws <= 3
end

-- Among five cards there are three suits on average.
sgs.ai_draw_count.shelie = function()
	return 3, true
end

sgs.ai_delayed_value.shelie = { SupplyShortage = 1 }
