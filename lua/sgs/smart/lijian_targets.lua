-- Whom 离间 sets against whom: findLijianTarget(card name, use) gives who is duelled and who duels.

local REVENGE = "neoganglie|vsganglie|fankui|enyuan|ganglie|nosenyuan"

-- The friend with most Slashes who would win a duel against the player.
function SmartAI:friendWithMostSlashes(first)
	local best, most = nil, 0
	for _, friend in ipairs(self.friends_noself) do
		if friend:isMale() and self:duelWorks(first, friend) then
			local slashes = self:guess("Slash", friend)
			if slashes > most then best, most = friend, slashes end
		end
	end
	if not best then return nil end
	if self:hasSkills(REVENGE, first) then
		return first:getHp() <= 1 and first:isKongcheng() and best or nil
	end
	return most >= self:guess("Slash", first) and best or nil
end

local function has_no_slash(self, player)
	if self:guess("Slash", player) < 1 then return true end
	return getKnownNum(player, self.player) == player:getHandcardNum() and getKnownCard(player, self.player, "Slash", true) == 0
end

-- Enemies who can be set on each other, weakest first, and those who are put aside.
local function sorted_men(self)
	local men, aside = {}, { others = {} }
	local enemies = table.copyFrom(self.enemies)
	self:sort(enemies, "defenseSlash")
	for _, enemy in ipairs(enemies) do
		if not enemy:isMale() or enemy == self.player or self:hasSkills("wuyan|noswuyan", enemy) then
			trace.reject(enemy, "lijian: no man who can duel")
		elseif enemy:hasSkill("kongcheng") and enemy:isKongcheng() then
			aside.kongcheng = enemy
		elseif enemy:hasSkill("jieming") then
			aside.jieming = enemy
		else
			table.insert(men, enemy)
		end
	end
	self:traceOrder(men, "defenseSlash", "lijian: man by slash defence")
	return men, aside
end

-- The two weakest who can duel each other.
local function pair(self, men, aside)
	local first, second
	for _, man in ipairs(men) do
		if not first then
			for _, by in ipairs(self.enemies) do
				local sleeping = man:hasSkill("hunzi") and man:getMark("hunzi") == 0 and man:getHp() == 2
				if by ~= man and by:isMale() and not sleeping and self:duelWorks(man, by) then first = man end
			end
			if not first then table.insert(aside.others, man) end
		elseif not second and self:duelWorks(first, man) then
			if self:hasSkills("jizhi|nosjizhi|jiang", man) then table.insert(aside.others, man) else second = man end
		end
	end
	return first or men[1], second
end

-- A rebel with one health: the lord, or the friend with most Slashes, takes the reward.
local function takes_rebel(self, first)
	if sgs.evaluatePlayerRole(first) ~= "rebel" or first:getHp() ~= 1 then return nil end
	local lord = self.room:getLord()
	local able = lord and lord ~= self.player and lord:isMale() and self:isFriend(lord) and self:duelWorks(first, lord)
	if able and (has_no_slash(self, first) or self:guess("Slash", first) < self:guess("Slash", lord)) then
		return lord, "the lord takes a rebel with 1 health who cannot answer"
	end
	local friend = self:friendWithMostSlashes(first)
	return friend, friend and "a friend takes a rebel with 1 health"
end

-- Before anybody has shown himself a rebel makes the lord's neighbours fight him.
local function early_foe_of_lord(self, first)
	if not first:isLord() or sgs.turncount > 1 or self.role ~= "rebel" or self.room:alivePlayerCount() < 3 then
		return nil
	end
	local best, most = nil, 0
	for _, player in sgs.qlist(self.room:getOtherPlayers(self.player)) do
		if player ~= first and player:isMale() and not self:isFriend(player) and self:duelWorks(first, player) then
			local slashes = self:guess("Slash", player)
			if player:getKingdom() == first:getKingdom() then slashes += 0.5 end
			if slashes > most then best, most = player, slashes end
		end
	end
	return best
end

-- A second one, when only one enemy was found.
local function partner(self, first, aside)
	local early = early_foe_of_lord(self, first)
	if early then return early end
	local other = aside.others[1]
	if other and other ~= first and self:duelWorks(first, other) then return other end
	local jieming = aside.jieming
	if jieming and self:duelWorks(first, jieming) then
		local gain = 0
		for _, enemy in ipairs(self.enemies) do
			gain = math.max(gain, math.min(5, enemy:getMaxHp() - enemy:getHandcardNum()))
		end
		if self:guess("Slash", first) < 1 or gain <= 2 then return jieming end
	end
	if aside.kongcheng and self:duelWorks(first, aside.kongcheng) then return aside.kongcheng end
	return self:friendWithMostSlashes(first)
end

-- Who should strike a first one with one health, rather than another enemy.
local function better_killer(self, first, second)
	if first:getHp() > 1 then return second end
	if self.player:isLord() or sgs.isRolePredictable() then return self:friendWithMostSlashes(first) or second end
	local lord = self.room:getLord()
	if not lord or lord == first or not lord:isMale() or self:hasSkills("wuyan", lord) then return second end
	if not self:duelWorks(first, lord) then return second end
	if self.role == "rebel" then return lord end
	local harmless = not self:hasSkills("ganglie|enyuan|neoganglie|nosenyuan", first)
	return harmless and self:guess("Slash", first) <= self:guess("Slash", second) and lord or second
end

function SmartAI:findLijianTarget(card_name, use)
	local special, by, cause = self:lijianSpecial(use or {})
	if special then
		trace.note(card_name .. ": " .. cause)
		return special, by
	end
	local men, aside = sorted_men(self)
	local first, second = pair(self, men, aside)
	if not first then return nil end
	local killer, why = takes_rebel(self, first)
	if killer then
		trace.note(card_name .. ": " .. why)
		return first, killer
	end
	second = second and better_killer(self, first, second) or partner(self, first, aside)
	if second and second ~= first and self:duelWorks(first, second) then
		trace.note(card_name .. ": " .. second:objectName() .. " duels the weakest, " .. first:objectName())
		return first, second
	end
	trace.note(card_name .. ": nobody to set against " .. first:objectName())
end
