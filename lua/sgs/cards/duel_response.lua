-- 决斗 Duel: whether to answer it with a Slash.

-- Whether a duel with a friend is answered; nil where that says nothing.
local function against_friend(self, other)
	local me, mark = self.player, other:isLord()
	if self:welcomesBlow(me, other) then return false end
	if self:welcomesBlow(other, me) then return true end
	if mark and other:getHp() >= 3 and not sgs.isGoodHp(me, me) then return true end
	return me:isLord() and sgs.isLordInDanger()
end

local function against_enemy(self, other)
	if self:getCardsNum("Slash") >= self:guess("Slash", other) then return true end
	local me = self.player
	return other:getHp() > 2 and me:getHp() <= 1 and self:getCardsNum("Peach") == 0 and not hasBuquEffect(me)
end

-- Why the duel is given up before anybody counts Slashes, or nil.
local function refusal(self, other)
	local me = self.player
	local why = self:whyNotRespond(other)
	if why then return why end
	if me:hasFlag("AIGlobal_NeedToWake") and me:getHp() > 1 then return "one wound more wakes me" end
	if me:hasSkill("wuhun") and other:isLord() and self:isEnemy(other) and #self.friends_noself > 0 then
		return "the lord would pay for it"
	end
	if self:cantbeHurt(other, me) then return "the other must not be hurt" end
	local friend = self:isFriend(other)
	if friend and self:hasSkills("rende|nosrende", other) and me:hasSkill("jieming") then return "the damage serves both" end
	if not friend and not self:isWeak() and self:getDamagedEffects(me, other) then return "the damage is welcome" end
	local goes_on = friend and against_friend(self, other) or not friend and against_enemy(self, other)
	return not goes_on and (friend and "the other is a friend" or "he has more Slashes") or nil
end

-- Why to stop duelling; never in one's own play phase, where most duels are one's own.
local function why_not(self, other)
	if not other or self.player:getPhase() == sgs.Player_Play then return nil end
	return refusal(self, other)
end

sgs.ai_skill_cardask["duel-slash"] = function(self, _, _, target)
	return self:respondWith("Slash", why_not(self, target))
end
