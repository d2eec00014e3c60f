-- 借刀杀人 Collateral, answered by its killer: a Slash on the victim, or the weapon goes to the user.

local function text(slash)
	return slash and slash:toString()
end

local function may_hit_friend(self, victim)
	if victim:isLord() then return false end
	return victim:getHp() > 3 and self.player:getCardCount(true) > 1 or self:needToLoseHp(victim, self.player, true)
end

-- A card string; "." hands the weapon over.
local function answer(self, victim, user)
	local me = self.player
	if user and self:isFriend(user) then
		local many = me:hasWeapon("crossbow") and self:guess("Slash", user) >= 2
		if me:hasFlag("needCrossbow") or many then return ".", "the friend needs the weapon" end
	end
	local friend = self:isFriend(victim)
	if self:getDamagedEffects(victim, me, true) then
		if friend then return text(self:effectiveSlash(victim)), "the friend likes it" end
		return text(self:wastedSlash(victim)), "it must not hit"
	end
	if self:hasSkills(sgs.lose_equip_skill) then return ".", "the weapon is gladly lost" end
	if friend then
		local vain = text(self:wastedSlash(victim))
		if vain then return vain, "it does not hit the friend" end
		return may_hit_friend(self, victim) and text(self:effectiveSlash(victim)), "the friend can bear it"
	end
	return text(self:effectiveSlash(victim)), "rather a Slash than the weapon"
end

-- (…, victim, user), as in the prompt collateral-slash:victim:user.
sgs.ai_skill_cardask["collateral-slash"] = function(self, _, _, target, target2)
	if not target then return "." end
	local slash, why = answer(self, target, target2)
	trace.note("collateral: " .. (slash and why or "no Slash, the weapon goes"))
	return slash or "."
end
