-- 据守 nosjushou (Cao Ren of the old edition): draws three cards at the end of his turn and turns over. He does so to get
-- up, where a friend turns him back, or when he is weak and needs the cards more than the turn.

-- lihun would take the whole hand of a man in the turn that he cannot use it.
local function is_robbed(self)
	if not self.player:isMale() then return false end
	for _, other in sgs.qlist(self.room:getOtherPlayers(self.player)) do
		local hostile = self:isEnemy(other) or not self:isFriend(other) and sgs.turncount <= 1
		if other:hasSkill("lihun") and other:faceUp() and hostile and not self:willSkipPlayPhase(other) then return true end
	end
	return false
end

sgs.ai_skill_invoke.nosjushou = function(self)
	if not self.player:faceUp() then return true end
	if is_robbed(self) then
		trace.note("nosjushou: lihun would take the cards")
		return false
	end
	return self:friendWhoTurnsBack() ~= nil or self:isWeak()
end

-- In his turn, he turns back at its end.
sgs.ai_turn_over.nosjushou = function(_, player)
	if player:getPhase() <= sgs.Player_Finish then return false end
end
