-- 英姿 nosyingzi (Zhou Yu of the old edition): draws one card more in the draw phase. He always does, unless haoshi
-- would then make him give half of the hand to somebody who loses it.

-- With more than five cards haoshi gives half of them to whoever holds fewest.
local function gives_to_hermit(self)
	local me = self.player
	if not me:hasSkill("haoshi") or me:getHandcardNum() + self:ImitateResult_DrawNCards(me) <= 5 then return false end
	local others = sgs.QList2Table(self.room:getOtherPlayers(me))
	self:sort(others, "handcard")
	return others[1] ~= nil and self:isFriend(others[1]) and others[1]:hasSkill("manjuan")
end

sgs.ai_skill_invoke.nosyingzi = function(self)
	local wasted = gives_to_hermit(self)
	if wasted then trace.note("haoshi would give the cards to one who loses them") end
	return not wasted
end

sgs.ai_draw_count.nosyingzi = 1
