-- 再起 zaiqi (Meng Huo): instead of drawing he turns up as many cards as he has lost health, heals by the
-- hearts and keeps the rest. Worth it from as many cards as he would draw; rende would make more of cards.

local function usual_draws(self)
	local others = {}
	for _, skill in sgs.qlist(self.player:getVisibleSkillList()) do
		if skill:objectName() ~= "zaiqi" then table.insert(others, skill:objectName()) end
	end
	return self:ImitateResult_DrawNCards(self.player, others)
end

sgs.ai_skill_invoke.zaiqi = function(self)
	local shown, usual = self.player:getLostHp(), usual_draws(self)
	if self.player:hasSkills("rende|nosrende") then usual += 1 end
	trace.note(string.format("zaiqi turns up %d cards; it takes %d to be worth the draw", shown, usual))
	return shown >= usual
end

-- A quarter of what turns up are hearts, which heal and are not kept.
sgs.ai_draw_count.zaiqi = function(player)
	if player:isWounded() then return math.floor(3 * player:getLostHp() / 4), true end
end

sgs.ai_delayed_value.zaiqi = function(_, enemy, class_name)
	return class_name == "SupplyShortage" and enemy:getLostHp() > 1 and 10 or 0
end

-- He heals himself by what turns up.
sgs.ai_heal_order.zaiqi = function(_, friend)
	return friend:getHp() >= 2 and 5 or 0
end
