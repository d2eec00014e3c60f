-- 崩坏 benghuai (Dong Zhuo): while somebody has less health than he, each of his turns costs a point of health
-- or of its limit. A limit well above his health costs least; otherwise health, as long as enough is left.

-- Wounds are worth something to these: they draw by them, or give cards away by them.
local WOUNDED = "nosmiji|yinghun|juejing|zaiqi|nosshangshi"

local function rescues(self)
	return self:getCardsNum("Peach") + self:getCardsNum("Analeptic")
end

-- A friend's tianxiang hands wounds on to him, for which he draws.
local function serves_tianxiang(self)
	local hp = self.player:getHp()
	local safe = hp >= 3 or hp > 1 and rescues(self) > 0
	for _, friend in ipairs(safe and self.friends_noself or {}) do
		if friend:hasSkill("tianxiang") then return true end
	end
	return false
end

local function draws_by_wounds(self)
	if self.player:getMaxHp() <= 5 then return false end
	if self:hasSkills(WOUNDED) then return true end
	return self.player:hasSkill("miji") and self:findPlayerToDraw(false) ~= nil
end

-- Enemies who reach him and will have a turn to do so.
local function attackers(self)
	local count = 0
	for _, enemy in ipairs(self.enemies) do
		local acts = enemy:faceUp() and not self:willSkipPlayPhase(enemy)
		if acts and enemy:inMyAttackRange(self.player) then count += 1 end
	end
	return count
end

local function can_afford(self)
	local least = self.player:isLord() and math.max(2, attackers(self) - 1) or 1
	return rescues(self) + self.player:getHp() > least
end

-- "hp" or "maxhp", and why.
local function decide_loss(self)
	local me = self.player
	local hp, spare = me:getHp(), me:getMaxHp() - me:getHp()
	if serves_tianxiang(self) then return "hp", "a friend's tianxiang makes cards of wounds" end
	if spare >= 2 then
		if draws_by_wounds(self) and can_afford(self) then return "hp", "wounds bring cards" end
		return "maxhp", "the limit is far above his health"
	end
	if spare == 0 then return "hp", "a lower limit would cost the health as well" end
	-- one wound: health can come back, but the last points of it only with a card that heals
	if hp <= 2 and rescues(self) == 0 then return "maxhp", "nothing at hand heals, and health is short" end
	if hp <= 1 then return "maxhp", "he would be dying" end
	return "hp", "health can come back"
end

sgs.ai_skill_choice.benghuai = function(self, choices)
	local choice, why = decide_loss(self)
	if not sgs.offered(choices, choice) then return nil end
	trace.consider(choice, self.player:getHp(), why)
	return choice
end
