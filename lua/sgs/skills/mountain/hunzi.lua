-- 魂姿 hunzi (Sun Ce): begins his turn at one health, loses a health limit and learns yingzi and yinghun. Until then
-- he likes to be wounded, where he will live to see his turn.

-- At two health one blow is enough, so his turn has to come.
local function will_act(player)
	return player:faceUp() or player:hasSkill("guixin") or player:hasSkill("toudu") and not player:isKongcheng()
end

sgs.ai_need_damaged.hunzi = function(self, _, player)
	if player:getMark("hunzi") > 0 or player:hasSkill("chanyuan") then return false end
	local before = self:getEnemyNumBySeat(self.room:getCurrent(), player, player, true)
	if before >= player:getHp() then return false end
	return player:getHp() > 2 or player:getHp() == 2 and will_act(player)
end

-- A blow that leaves him one point brings what he waits for.
sgs.ai_not_weak.hunzi = function(player)
	return player:getMark("hunzi") == 0 and player:getHp() > 1
end

-- One point away from his awakening.
sgs.ai_slash_friend.hunzi = function(self, friend, source)
	return friend:getMark("hunzi") == 0 and friend:getHp() == 2 and self:getDamagedEffects(friend, source, true)
end

-- A lord has others to save him, should it go wrong.
sgs.ai_no_peach.hunzi = function(self)
	local me, hp = self.player, self.player:getHp()
	local waits = me:isLord() and me:getMark("hunzi") == 0 and hp < 4 and hp > self:getCardsNum("Peach")
	if waits then return "hunzi waits for its awakening", "first" end
end
