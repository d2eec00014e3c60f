-- 涅槃 niepan (Pang Tong): once in a game, when he is dying, discards all his cards, recovers to three
-- health and draws three cards. Used only where his own Peaches and wine would not do.

sgs.ai_skill_invoke.niepan = function(self)
	local saves = self:getCardsNum("Peach") + self:getCardsNum("Analeptic")
	local needed = 1 - self.player:getHp()
	trace.note(saves .. " Peaches and wines at hand, " .. needed .. " needed")
	return saves < needed
end
