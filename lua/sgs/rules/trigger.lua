-- Events: the skills that see one act, and the players are told when it is over.

local Room = sgs.Room

local function concerns(skill, player, room)
	if skill.is_rule then return true end
	if skill.can_trigger then return skill.can_trigger(skill, player, room) end
	if not player then return false end
	if skill.global then return true end
	return player.alive and player:hasSkill(skill.name)
end

local function run(room, skill, event, player, data)
	if not skill.is_rule then return skill.on_trigger(skill, event, player, data, room) end
	if room.tags.SkipGameRule then
		room:removeTag("SkipGameRule")
		return false
	end
	return sgs.game_rule[event](room, player, data)
end

-- The listeners that the event concerns and that have not acted on it: the first of them, and whether there
-- are more.
local function concerned(room, event, player, done)
	local first
	for _, entry in ipairs(room.listeners[event]) do
		if not done[entry.skill] and concerns(entry.skill, player, room) then
			if first then return first, true end
			first = entry
		end
	end
	return first, false
end

-- Whether the game rule, or a skill of its rank, comes before the skill or is it.
local function is_past_rule(room, event, entry)
	if entry.priority >= 0 then return entry.priority == 0 end
	for _, other in ipairs(room.listeners[event]) do
		if other.priority == 0 then return true end
	end
	return false
end

-- Runs skills in their order, from the first again whenever one has run.
local function run_in_order(room, event, player, data, done, past_rule)
	local list, version = room:ordered(event), room.skill_version
	local index = 1
	while list[index] do
		local entry = list[index]
		local skill = entry.skill
		index = index + 1
		if entry.priority == 0 then past_rule = true end
		local late = past_rule and entry.priority > 0
		if not done[skill] and not late and concerns(skill, player, room) then
			done[skill] = true
			if run(room, skill, event, player, data) then return true end
			if room.skill_version ~= version then
				list, version = room:ordered(event), room.skill_version
			end
			index = 1
		end
	end
	return false
end

-- Runs the skills of an event; true where one has broken it. Mostly none or one is concerned: then their order
-- need not be known.
function Room:run_skills(event, player, data)
	if not self.listeners[event] then return false end
	local done, past_rule = {}, false
	local entry, more = concerned(self, event, player, done)
	if entry and not more then
		done[entry.skill], past_rule = true, is_past_rule(self, event, entry)
		if run(self, entry.skill, event, player, data) then return true end
		entry = concerned(self, event, player, done)
	end
	return entry ~= nil and run_in_order(self, event, player, data, done, past_rule)
end

-- Something happens to a player (or to nobody). True where a skill has broken it.
function Room:trigger(event, player, data, ...)
	if player == self or type(player) == "table" and getmetatable(player) == Room then -- thread:trigger(event, room, player, data)
		player, data = data, (...)
	end
	data = data or sgs.QVariant()
	local depth = #self.stack + 1
	self.stack[depth] = { event = event, player = player, data = data }
	local broken = self:run_skills(event, player, data)
	self.stack[depth] = nil
	if player then self:tell(event, player, data) end
	return broken
end
