-- Which skills see an event, and in which order.

local Room = sgs.Room

-- The built-in rule, one of the skills as far as order goes.
local rule = { name = "game_rule", global = true, is_rule = true }

local function priority(skill, event)
	local given = skill.priority
	if skill.is_rule then return 0 end
	if type(given) == "table" then return given[event] or skill.default_priority end
	return given or skill.default_priority
end

-- From now on the skill hears of its events.
function Room:know_skill(skill)
	if not skill or self.known_skills[skill] then return end
	self.known_skills[skill] = true
	for _, event in ipairs(skill.events or {}) do
		self:listen(event, skill)
	end
	for _, related in ipairs(sgs.related_skills[skill.name] or {}) do
		self:know_skill(sgs.skills[related])
	end
end

function Room:listen(event, skill)
	local list = self.listeners[event] or {}
	self.listeners[event] = list
	table.insert(list, { skill = skill, priority = priority(skill, event) })
	self.skill_version = self.skill_version + 1
end

-- The game rule and the skills of nobody in particular.
function Room:know_global_skills()
	for event in pairs(sgs.game_rule) do self:listen(event, rule) end
	for _, skill in ipairs(sgs.global_skills) do self:know_skill(skill) end
end

local function has(player, skill)
	local name = skill.owner_name or skill.name
	if skill.equip then return player:hasEquipSkill(name) end
	return player:hasSkill(name)
end

-- Skills of players who act sooner come first among those of one priority.
local function bonus(room, skill, players)
	if skill.is_rule then return 0 end
	for place, player in ipairs(players) do
		if has(player, skill) then return (#players - place + 1) / 100 end
	end
	return 0
end

local function goes_before(one, other)
	if one.value ~= other.value then return one.value > other.value end
	if one.is_last ~= other.is_last then return other.is_last end
	return one.place < other.place
end

-- The listeners of an event in the order in which they see it.
function Room:ordered(event)
	local list = self.listeners[event]
	if #list == 1 then return { list[1] } end
	local players, sorted = self:getAllPlayers(true), {}
	for place, entry in ipairs(list) do
		local skill = entry.skill
		sorted[place] = { skill = skill, priority = entry.priority, place = place,
			value = entry.priority + bonus(self, skill, players), is_last = (skill.is_rule or skill.equip) and true or false }
	end
	table.sort(sorted, goes_before)
	return sorted
end
