-- 奋威 fenwei (Gan Ning): once a game a trick with several targets is made void for any of them. Used where many friends
-- would suffer, or many enemies gain, and where the lord or Gan Ning himself would hardly survive.

-- As much of the table as must be helped for it to be worth the one use.
local WORTH = 0.55

-- The use of the trick, where the host has told its card.
local function trick_of(player)
	local data = player:getTag("fenwei")
	local use = data and data:toCardUse()
	return use and type(use.card) == "userdata" and use or nil
end

-- What it is worth that an enemy is not healed.
local function unhealed(self, enemy)
	if not enemy:isWounded() or enemy:getHp() >= getBestHp(enemy) then return 0 end
	if self:isWeak(enemy) then return 1.2 end
	return self:hasSkills(sgs.masochism_skill, enemy) and 1 or 0.9
end

-- Who chooses early gets the better card.
local function without_card(self, enemy)
	if hasManjuanEffect(enemy) then return 0 end
	return 1.2 * 0.9 ^ self:playerGetRound(enemy)
end

local function spared(self, use, friend)
	return math.max(0, -self:getAoeValueTo(use.card, friend, use.from) / 30)
end

local function value(self, use, target)
	local gains = self:hasSkills("jianxiong|nosjianxiong", target) and not self:isWeak(target)
	if target:hasSkill("danlao") or gains or not self:hasTrickEffective(use.card, target, use.from) then return 0 end
	if use.card:isKindOf("AOE") then return self:isFriend(target) and spared(self, use, target) or 0 end
	if not self:isEnemy(target) then return 0 end
	if use.card:isKindOf("GodSalvation") then return unhealed(self, target) end
	return use.card:isKindOf("AmazingGrace") and without_card(self, target) or 0
end

-- A life without which the game is lost: nobody answers for it, and nobody would save it.
local function saves_game(self, use, target)
	local vital = target == self.player or target:isLord() and self:isFriend(target)
	if not vital or not use.card:isKindOf("AOE") or target:getHp() > 1 then return false end
	return self:guess(self:aoeAnswer(use.card), target) < 1 and self:getAllPeachNum() < 1
end

local function protected_by_huangen(self)
	for _, friend in ipairs(self.friends) do
		if friend:hasSkill("huangen") and not self:isWeak(friend) then return true end
	end
	return false
end

-- The names of those who gain, and whether that is worth it.
local function chosen(self, use)
	local names, sum, urgent = {}, 0, false
	for _, target in sgs.qlist(use.to) do
		local worth = value(self, use, target)
		if worth > 0 then
			trace.consider(target, worth, "what it is worth that the trick passes him by")
			table.insert(names, target:objectName())
			sum += worth
			urgent = urgent or saves_game(self, use, target)
		end
	end
	return names, urgent or sum / math.max(self.room:alivePlayerCount() - 1, 1) >= WORTH
end

sgs.ai_skill_use["@@fenwei"] = function(self)
	local use, me = trick_of(self.player), self.player
	if not use or not me:hasSkill("fenwei") or me:getMark("@fenwei") == 0 or protected_by_huangen(self) then return "." end
	local names, worth = chosen(self, use)
	if #names == 0 or not worth then
		trace.note("fenwei is kept for a trick that matters more")
		return "."
	end
	return "@FenweiCard=.->" .. table.concat(names, "+")
end

-- To keep an attack off somebody is friendly, to keep a benefit from him is hostile.
sgs.ai_card_intention.FenweiCard = function(_, _, from, tos)
	local use = trick_of(from)
	if not use then return end
	local attack = use.card:isKindOf("AOE")
	for _, to in ipairs(tos) do
		local matters = attack or to:isWounded() or not use.card:isKindOf("GodSalvation")
		if matters and not to:hasSkill("danlao") then sgs.updateIntention(from, to, attack and -50 or 50) end
	end
end
