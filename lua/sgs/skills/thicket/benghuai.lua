-- 崩坏 benghuai (Dong Zhuo): while somebody has less health than he, each of his turns costs a point of health
-- or of its limit. Wounded he gives of the limit, which costs nothing now: it would count only if all wounds were healed.
-- A friend's tianxiang is no reason to be wounded: it brings a card for each wound, but seldom.

-- Wounds are worth something to these: they draw by them, or give cards away by them.
local WOUNDED = "nosmiji|yinghun|juejing|zaiqi|nosshangshi"

local function rescues(self)
	return self:getCardsNum("Peach") + self:getCardsNum("Analeptic")
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
	local spare = me:getMaxHp() - me:getHp()
	if spare == 0 then return "hp", "a lower limit would cost the health as well" end
	if spare >= 2 and draws_by_wounds(self) and can_afford(self) then return "hp", "wounds bring cards" end
	return "maxhp", "the limit is above his health"
end

sgs.ai_skill_choice.benghuai = function(self, choices)
	local choice, why = decide_loss(self)
	if not sgs.offered(choices, choice) then return nil end
	trace.consider(choice, self.player:getHp(), why)
	return choice
end
