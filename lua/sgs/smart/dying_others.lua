-- Saving somebody who is no friend: when his death would cost more than the Peach.

-- Whom 武魂 would take along: all who have the most marks.
local function taken_along(self, dying)
	local most, players = 1, {}
	for _, other in sgs.qlist(self.room:getOtherPlayers(dying)) do
		local marks = other:getMark("@nightmare")
		if marks > most then most, players = marks, {} end
		if marks == most then table.insert(players, other) end
	end
	return players
end

-- The lord's death matters, and the judgement of wuhun cannot be expected to spare him.
local function would_take_lord(self, dying)
	local lord, role = self.room:getLord(), self.player:getRole()
	if not dying:hasSkill("wuhun") or not lord then return false end
	local living = sgs.current_mode_players
	local matters = role == "renegade" and self.room:alivePlayerCount() > 2
		or (role == "lord" or role == "loyalist") and living.rebel + living.renegade > 1
	if not matters or not table.contains(taken_along(self, dying), lord) then return false end
	local final, wizard = self:getFinalRetrial(lord, "wuhun")
	if final ~= 1 or not wizard then return true end
	local saving = getKnownCard(wizard, self.player, "Peach") + getKnownCard(wizard, self.player, "GodSalvation")
	return saving == 0
end

local function nearly_dead(self, dying)
	return dying:isNude() and not dying:hasSkills(sgs.masochism_skill .. "|buqu|nosbuqu|niepan")
		and (self.room:getCurrent() or dying):getNextAlive() ~= dying
end

local function a_friend_is_weak(self)
	for _, friend in ipairs(self.friends) do
		if self:isWeak(friend) then return true end
	end
	return false
end

-- The game is won whatever he does: the last enemy is let live a little longer, for the fun of it.
local function plays_with_him(self, dying)
	local living, role = sgs.current_mode_players, self.player:getRole()
	if self.room:getMode():find("_", 1, true) or self.room:alivePlayerCount() < 3 then return false end
	if living.renegade > 0 or #self.enemies ~= 1 or self.enemies[1] ~= dying or not nearly_dead(self, dying) then return false end
	if #self.friends < 3 then return false end
	if role == "lord" or role == "loyalist" then return living.rebel == 1 end
	return role == "rebel" and dying:isLord() and living.loyalist == 0 and not a_friend_is_weak(self)
end

function SmartAI:whyNotSaveOther(dying)
	if would_take_lord(self, dying) then return nil end
	if plays_with_him(self, dying) then
		sgs.ai_doNotUpdateIntention = true
		if self.speak then self:speak("whipping", self.player:isFemale()) end
		return nil
	end
	return self:isEnemy(dying) and "an enemy" or "no friend"
end
