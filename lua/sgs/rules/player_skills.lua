-- The skills of a player: innate, acquired, attached by equipment, and whether they are in effect.

local Player = sgs.Player

-- Whether the skill is listed for him, in effect or not.
function Player:ownSkill(name)
	return self.has[name] == true
end

local function is_valid(player, skill)
	for _, invalidity in ipairs(sgs.modifiers.invalidity) do
		if not invalidity.skill_valid(invalidity, player, skill) then return false end
	end
	return true
end

-- Whether he has the skill and it is in effect. A lord skill is only the lord's.
function Player:hasSkill(name, even_invalid)
	if type(name) == "table" then name = name.name end
	if not self.has[name] then return false end
	local skill = sgs.skills[name]
	if even_invalid or not skill or skill.equip then return true end
	return is_valid(self, skill)
end

function Player:isSkillValid(name)
	local skill = sgs.skills[name]
	return skill == nil or is_valid(self, skill)
end

-- "a|b+c": one of the alternatives (also parted by / or |), where + means all of.
function Player:hasSkills(expression)
	for _, alternative in ipairs(string.split(expression, "[/|]")) do
		local all = true
		for _, name in ipairs(string.split(alternative, "%+")) do all = all and self:hasSkill(name) end
		if all then return true end
	end
	return false
end

function Player:hasInnateSkill(name)
	return table.find(self.skills, type(name) == "table" and name.name or name) ~= nil
end

-- Skills whose owner, not the lord himself, has another's lord skills too: name -> function(player), the other.
sgs.lord_skill_lenders = sgs.lord_skill_lenders or {}

local function borrows(player, name, even_invalid)
	for skill, lender_of in pairs(sgs.lord_skill_lenders) do
		local lender = player:hasSkill(skill) and lender_of(player)
		if lender and lender ~= player and lender:hasLordSkill(name, even_invalid) then return true end
	end
	return false
end

-- Whether a lord skill is in effect: of the lord, or acquired, or borrowed.
function Player:hasLordSkill(name, even_invalid)
	if self:hasSkill(name, even_invalid) and (self.role == "lord" or table.find(self.acquired, name)) then return true end
	return self.role ~= "lord" and borrows(self, name, even_invalid)
end

function Player:getAcquiredSkills()
	return table.clone(self.acquired)
end

-- Skills that everybody sees, innate first; with those that equipment attaches where wanted.
function Player:getVisibleSkillList(with_equip)
	local list = {}
	for _, names in ipairs({ self.skills, self.acquired, with_equip and self.attached or {} }) do
		for _, name in ipairs(names) do
			local skill = sgs.skills[name]
			if skill and string.sub(name, 1, 1) ~= "#" then table.insert(list, skill) end
		end
	end
	return sgs.list_of(list)
end

Player.getSkillList = Player.getVisibleSkillList

local function recount(player)
	table.clear(player.has)
	for _, names in ipairs({ player.skills, player.acquired, player.attached }) do
		for _, name in ipairs(names) do player.has[name] = true end
	end
	player:touch()
end

-- Changes the lists of skills without any event.

function Player:addSkill(name)
	if not table.find(self.skills, name) then table.insert(self.skills, name) end
	recount(self)
	self.room:know_skill(sgs.skills[name])
end

function Player:loseSkill(name)
	local place = table.find(self.skills, name)
	if place then table.remove(self.skills, place) end
	recount(self)
end

function Player:acquireSkill(name)
	if not table.find(self.acquired, name) then table.insert(self.acquired, name) end
	recount(self)
	self.room:know_skill(sgs.skills[name])
end

function Player:detachSkill(name)
	local place = table.find(self.acquired, name)
	if place then table.remove(self.acquired, place) end
	recount(self)
end

function Player:detachAllSkills()
	table.clear(self.acquired)
	recount(self)
end

-- View-as skills of equipment, and those that are lent by others, without events.

function Player:attach(name)
	if table.find(self.attached, name) then return end
	table.insert(self.attached, name)
	if not (sgs.skills[name] or {}).equip then table.insert(self.lent, name) end
	recount(self)
	self.room:know_skill(sgs.skills[name])
end

function Player:unattach(name)
	for _, list in ipairs({ self.attached, self.lent }) do
		local place = table.find(list, name)
		if place then table.remove(list, place) end
	end
	recount(self)
end

-- Skills that he has and that are not in effect are noted for the host.
function Player:note_invalid()
	local invalid = {}
	for _, names in ipairs({ self.skills, self.acquired }) do
		for _, name in ipairs(names) do
			if not self:hasSkill(name) then table.insert(invalid, name) end
		end
	end
	if #invalid ~= #self.invalid or table.concat(invalid, "|") ~= table.concat(self.invalid, "|") then
		self.invalid = invalid
		self:touch()
	end
end
