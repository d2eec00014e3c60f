-- 杀 Slash that others lend (sgs.ai_cardsview_valuable), where one is asked for outside the free play phase.

local function is_victim(self, slash, enemy)
	return self:slashReaches(self:slashPlan(slash, {}), enemy) and not self:slashProhibit(slash, enemy)
		and sgs.isGoodTarget(enemy, self.enemies, self, true)
end

-- What is used where there is no Slash of one's own: its text with the enemy whom it would hurt, `only` him or the
-- weakest; nil where nobody lends one.
function SmartAI:lentSlash(only)
	local text = self:offeredCard(sgs.ai_cardsview_valuable, "Slash", self.player)
	if not text or #self:getCards("Slash") > 0 then return nil end
	local slash = sgs.Sanguosha:cloneCard("slash")
	self:sort(self.enemies, "defenseSlash")
	for _, enemy in ipairs(self.enemies) do
		if (not only or enemy == only) and is_victim(self, slash, enemy) then
			trace.consider(enemy, sgs.getDefenseSlash(enemy, self), "for a Slash that others lend")
			return text .. "->" .. enemy:objectName()
		end
	end
end
