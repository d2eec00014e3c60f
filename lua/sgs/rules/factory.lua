-- How skills and cards are made: `sgs.CreateTriggerSkill{…}` and its kin. Whatever is made is known by
-- its name from then on.

sgs.related_skills = sgs.related_skills or {}

local function need(spec, field, kind, maker)
	if type(spec[field]) ~= kind then
		error(("%s needs `%s`, a %s"):format(maker, field, kind), 3)
	end
end

-- What every skill can tell of itself.
local Skill = {}
Skill.__index = Skill

function Skill:objectName() return self.name end
function Skill:getFrequency() return self.frequency end
function Skill:getLimitMark() return self.limit_mark or "" end
function Skill:isLordSkill() return self.lord == true end
function Skill:isAttachedLordSkill() return self.attached_lord_skill == true end
function Skill:isVisible() return string.sub(self.name, 1, 1) ~= "#" end
function Skill:inherits(kind) return kind == self.kind or kind == "Skill" end
function Skill:addToEngine() return self end

-- Names may end in "$": the skill is a lord's.
local function register(spec, kind, frequency)
	local skill = setmetatable(spec, Skill)
	if string.sub(skill.name, -1) == "$" then skill.name, skill.lord = string.sub(skill.name, 1, -2), true end
	skill.kind, skill.frequency = kind, skill.frequency or frequency or sgs.Skill_NotFrequent
	local known = sgs.skills[skill.name]
	if known and known.is_modifier and skill.events then skill.also = known end
	sgs.skills[skill.name] = skill
	return skill
end

function sgs.CreateTriggerSkill(spec)
	need(spec, "name", "string", "CreateTriggerSkill")
	need(spec, "on_trigger", "function", "CreateTriggerSkill")
	if type(spec.events) == "number" then spec.events = { spec.events } end
	need(spec, "events", "table", "CreateTriggerSkill")
	local skill = register(spec, "TriggerSkill")
	skill.default_priority = skill.frequency == sgs.Skill_Wake and 3 or 2
	if skill.global then table.insert(sgs.global_skills, skill) end
	return skill
end

-- A trigger skill with one event, whose hook is called in its own way.
local function shorthand(maker, event, hook, call)
	sgs[maker] = function(spec)
		need(spec, hook, "function", maker)
		spec.events = spec.events or { event }
		spec.on_trigger = call
		return sgs.CreateTriggerSkill(spec)
	end
end

shorthand("CreateMasochismSkill", sgs.Damaged, "on_damaged", function(self, _, player, data)
	self.on_damaged(self, player, data.value)
	return false
end)
shorthand("CreatePhaseChangeSkill", sgs.EventPhaseStart, "on_phasechange", function(self, _, player)
	return self.on_phasechange(self, player) or false
end)
shorthand("CreateDrawCardsSkill", sgs.DrawNCards, "draw_num_func", function(self, _, player, data)
	data.value = self.draw_num_func(self, player, data.value)
	return false
end)
shorthand("CreateGameStartSkill", sgs.GameStart, "on_gamestart", function(self, _, player)
	self.on_gamestart(self, player)
	return false
end)
shorthand("CreateRetrialSkill", sgs.AskForRetrial, "on_retrial", function(self, _, player, data, room)
	local card = self.on_retrial(self, player, data.value)
	if card then room:retrial(card, player, data.value, self.name, self.exchange or false) end
	return false
end)

-- A skill that turns cards into another. Players say what they make of them; the rules need to know the
-- skill, and whether it may nullify.
function sgs.CreateViewAsSkill(spec)
	need(spec, "name", "string", "CreateViewAsSkill")
	spec.n = spec.n or 0
	return register(spec, "ViewAsSkill")
end

function sgs.CreateOneCardViewAsSkill(spec)
	spec.n = 1
	return sgs.CreateViewAsSkill(spec)
end

function sgs.CreateZeroCardViewAsSkill(spec)
	spec.n = 0
	return sgs.CreateViewAsSkill(spec)
end

-- Skills that change what the rules say, asked by every query. A trigger skill may have the same name.
local function modifier(maker, kind, list, hooks)
	sgs[maker] = function(spec)
		need(spec, "name", "string", maker)
		local found = false
		for _, hook in ipairs(hooks) do found = found or type(spec[hook]) == "function" end
		if not found then error(("%s needs `%s`"):format(maker, table.concat(hooks, "` or `")), 2) end
		local known = sgs.skills[spec.name]
		local skill = register(spec, kind, sgs.Skill_Compulsory)
		if known and known.events then sgs.skills[spec.name] = known end
		skill.is_modifier = true
		for index, other in ipairs(sgs.modifiers[list]) do
			if other.name == skill.name then table.remove(sgs.modifiers[list], index) break end
		end
		table.insert(sgs.modifiers[list], skill)
		if rules_of_mods then sgs.changed_by_mods[list] = true end
		return skill
	end
end

modifier("CreateProhibitSkill", "ProhibitSkill", "prohibit", { "is_prohibited" })
modifier("CreateDistanceSkill", "DistanceSkill", "distance", { "correct_func" })
modifier("CreateMaxCardsSkill", "MaxCardsSkill", "max_cards", { "extra_func", "fixed_func" })
modifier("CreateAttackRangeSkill", "AttackRangeSkill", "attack_range", { "extra_func", "fixed_func" })
modifier("CreateInvaliditySkill", "InvaliditySkill", "invalidity", { "skill_valid" })
modifier("CreateTargetModSkillOf", "TargetModSkill", "target_mod",
	{ "residue_func", "distance_limit_func", "extra_target_func" })
modifier("CreateFilterSkillOf", "FilterSkill", "filter", { "view_filter" })

function sgs.CreateTargetModSkill(spec)
	spec.pattern = spec.pattern or "Slash"
	return sgs.CreateTargetModSkillOf(spec)
end

function sgs.CreateFilterSkill(spec)
	spec.is_filter = true
	return sgs.CreateFilterSkillOf(spec)
end

-- Skills whose names begin with # follow the one that they belong to.
function sgs.insertRelatedSkills(_, main, ...)
	sgs.related_skills[main] = sgs.related_skills[main] or {}
	for _, name in ipairs({ ... }) do
		if not table.find(sgs.related_skills[main], name) then table.insert(sgs.related_skills[main], name) end
	end
end
