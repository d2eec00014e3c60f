-- 闪电 Lightning: lies before its user first. Played when a friend decides judgements, or when many
-- more enemies than friends may be struck.

-- An enemy who looks at cards sits directly before a friend, and would let it strike there.
local function enemy_steers(self)
	local hidden_spades = false
	for _, enemy in ipairs(self.enemies) do hidden_spades = hidden_spades or enemy:hasSkill("hongyan") end
	for _, enemy in ipairs(self.enemies) do
		local steers = enemy:hasSkill("guanxing") or hidden_spades and enemy:hasSkill("gongxin")
		if steers and self:isFriend(enemy:getNextAlive()) then return true end
	end
	return false
end

local function may_be_struck(player)
	return not player:hasSkill("hongyan") and not player:hasSkill("weimu")
end

function SmartAI:willUseLightning(card)
	local me = self.player
	if not card or me:containsTrick("lightning") or me:isLocked(card) then return false end
	if me:hasSkill("weimu") and card:isBlack() or card:isProhibited(me, me) then return false end
	local final = self:getFinalRetrial(me)
	if final ~= 0 then return final == 1 end
	if enemy_steers(self) then return false end
	local friends, enemies = 0, 0
	for _, friend in ipairs(self.friends) do
		if may_be_struck(friend) then friends += 1 end
	end
	for _, enemy in ipairs(self.enemies) do
		if may_be_struck(enemy) and self:objectiveLevel(enemy) >= 4 then enemies += 1 end
	end
	local ratio = friends == 0 and enemies or enemies / friends
	trace.consider(card, ratio, "enemies for each friend who may be struck; more than 1.5 are wanted")
	return friends == 0 or ratio > 1.5
end

function SmartAI:useCardLightning(card, use)
	if self:willUseLightning(card) then use.card = card else trace.reject(card, "it would more likely strike friends") end
end
