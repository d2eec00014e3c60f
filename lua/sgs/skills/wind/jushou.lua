-- 据守 jushou (Cao Ren): draws a card at the end of his turn and turns over. He does so to get up, where a friend turns
-- him back, and for jiewei, which each time brings a card and may use another.

-- A trick or piece of equipment in hand that jiewei would use at once.
local function has_use_for_jiewei(self)
	for _, card in sgs.qlist(self.player:getHandcards()) do
		local use = { isDummy = true }
		if card:getTypeId() == sgs.Card_TypeTrick and not card:isKindOf("Nullification") then
			self:useTrickCard(card, use)
		elseif card:getTypeId() == sgs.Card_TypeEquip then
			self:useEquipCard(card, use)
		end
		if use.card then
			trace.note("jushou: jiewei would use " .. card:toString())
			return true
		end
	end
	return false
end

sgs.ai_skill_invoke.jushou = function(self)
	local me = self.player
	if not me:faceUp() or self:friendWhoTurnsBack() then return true end
	if not me:hasSkill("jiewei") then return false end
	if has_use_for_jiewei(self) then return true end
	-- Who has health and cards can sit a turn out; whether he does nobody shall foresee.
	return math.random() + me:getCardCount(true) / 10 + me:getHp() / 10 > 1.1
end

-- In his turn, he turns back at its end.
sgs.ai_turn_over.jushou = function(_, player)
	if player:getPhase() <= sgs.Player_Finish then return false end
end
