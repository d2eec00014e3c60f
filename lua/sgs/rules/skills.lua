-- Skills that are gained and lost in play, and generals that change.

local Room, Player = sgs.Room, sgs.Player

local function is_visible(name)
	return string.sub(name, 1, 1) ~= "#"
end

-- A skill that works for equipment or by a pattern is attached to its owner with the trigger skill.
local function limit_mark(player, skill)
	if skill.frequency == sgs.Skill_Limited and skill.limit_mark and skill.limit_mark ~= "" then
		if not skill.lord or player.role == "lord" then player:setMark(skill.limit_mark, 1) end
	end
end

local function refilter(room, player, skill)
	if skill.view_filter and skill.is_filter then room:filterCards(player, player:getCards("he"), true) end
end

local function take(room, player, name)
	local skill = sgs.skills[name]
	if not skill or table.find(player.acquired, name) then return false end
	player:acquireSkill(name)
	limit_mark(player, skill)
	for _, related in ipairs(sgs.related_skills[name] or {}) do player:acquireSkill(related) end
	return true
end

local function lose(player, name)
	if not player:ownSkill(name) then return false end
	if player:hasInnateSkill(name) then player:loseSkill(name) else player:detachSkill(name) end
	for _, related in ipairs(sgs.related_skills[name] or {}) do
		if not is_visible(related) then
			player:loseSkill(related)
			player:detachSkill(related)
		end
	end
	return true
end

-- Gains and loses skills, "one|-other"; the events come after all of it.
function Room:handleAcquireDetachSkills(player, names)
	local done = {}
	for _, word in ipairs(type(names) == "table" and names or string.split(names, "[|]")) do
		local is_loss = string.sub(word, 1, 1) == "-"
		local name = word:gsub("^%-", ""):gsub("!$", "")
		local changed
		if is_loss then changed = lose(player, name) else changed = take(self, player, name) end
		if changed then table.insert(done, { name, is_loss }) end
	end
	for _, change in ipairs(done) do
		local name, is_loss = change[1], change[2]
		refilter(self, player, sgs.skills[name] or {})
		if is_visible(name) then
			self:trigger(is_loss and sgs.EventLoseSkill or sgs.EventAcquireSkill, player, sgs.QVariant(name))
		end
	end
end

function Room:acquireSkill(player, skill)
	self:handleAcquireDetachSkills(player, type(skill) == "table" and skill.name or skill)
end

function Room:detachSkillFromPlayer(player, name)
	self:handleAcquireDetachSkills(player, "-" .. name)
end

-- A skill that the player uses without having it: it can be seen, no event tells of it.
function Room:attachSkillToPlayer(player, name)
	player:attach(name)
end

function Room:detachAttachedSkill(player, name)
	player:unattach(name)
end

-- The general's skills at the start: visible ones, and those that belong to them.
function Player:learn(general)
	for _, name in ipairs(general.skills) do
		local skill = sgs.skills[name]
		if not (skill and skill.lord) or self.role == "lord" then
			self:addSkill(name)
			for _, related in ipairs(sgs.related_skills[name] or {}) do
				if not is_visible(related) then self:addSkill(related) end
			end
		end
	end
end

-- Becomes another general: changeHero(player, general, at full health, start skills run).
function Room:changeHero(player, name, full_health, start)
	local general = sgs.generals[name]
	for _, skill in ipairs(table.clone(player.skills)) do player:loseSkill(skill) end
	player.general, player.gender, player.kingdom = name, general.gender, general.kingdom
	player:learn(general)
	local extra = player.role == "lord" and #self.players > 4 and 1 or 0
	player:setMaxHp(general.max_hp + extra)
	if full_health then player:setHp(player.maxhp) end
	self:filterCards(player, player:getCards("he"), true)
	for _, skill in ipairs(table.clone(player.skills)) do
		limit_mark(player, sgs.skills[skill])
		if is_visible(skill) then self:trigger(sgs.EventAcquireSkill, player, sgs.QVariant(skill)) end
	end
	if start then self:start_skills_of(player) end
end

-- Gives every limited skill of a player its mark.
function Room:give_limit_marks(player)
	for _, skill in ipairs(player:getVisibleSkillList()) do limit_mark(player, skill) end
end
