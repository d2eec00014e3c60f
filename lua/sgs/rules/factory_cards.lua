-- How cards, packages and generals are made by scripts.

-- Cards that scripts bring.

-- A skill card. With `class` (RendeCard) its card string is @RendeCard=…, as of QSanguosha's own; with
-- `name` alone it is #name:…:….
function sgs.CreateSkillCard(spec)
	local name = spec.class or "#" .. spec.name
	local fields = table.clone(spec)
	fields.lua_name = not spec.class and spec.name or nil
	fields.object_name = spec.name or (spec.class:gsub("Card$", ""):lower())
	fields.skill_name = spec.skill_name or fields.object_name
	fields.method = spec.handling_method or (spec.will_throw == false and sgs.Card_MethodNone or sgs.Card_MethodDiscard)
	return sgs.card_class(name, "SkillCard", fields)
end

local function create_card(parent)
	return function(spec)
		if type(spec.name) ~= "string" then error("a card needs `name`, a text", 2) end
		local fields = table.clone(spec)
		fields.object_name = spec.name
		local class = sgs.card_class(spec.class_name or spec.name, spec.parent or parent, fields)
		sgs.card_objects[spec.name] = class
		return class
	end
end

sgs.CreateBasicCard = create_card("BasicCard")
sgs.CreateTrickCard = create_card("SingleTargetTrick")
sgs.CreateWeapon, sgs.CreateArmor, sgs.CreateTreasure = create_card("Weapon"), create_card("Armor"), create_card("Treasure")

-- Packages and generals of a mod: sgs.General(extension, name, kingdom, health, male).

function sgs.Package(name)
	return { name = name, addSkills = function() end, addGenerals = function() end }
end

local General = {}
General.__index = General

function General:objectName() return self.name end
function General:getKingdom() return self.kingdom end
function General:getMaxHp() return self.max_hp end
function General:getGender() return self.gender end
function General:isMale() return self.gender == sgs.General_Male end
function General:isFemale() return self.gender == sgs.General_Female end
function General:isLord() return self.lord == true end
function General:addSkill(skill)
	table.insert(self.skills, type(skill) == "table" and skill.name or skill)
end
function General:addRelateSkill() end

function sgs.general_of(fields)
	return setmetatable(fields, General)
end

-- Who has no general yet, and so no kingdom, health or skills.
sgs.nobody = sgs.general_of({ name = "", gender = sgs.General_Male, max_hp = 0, skills = {} })

function sgs.General(_, name, kingdom, max_hp, male)
	local is_lord = string.sub(name, -1) == "$"
	name = name:gsub("%$$", "")
	local general = sgs.general_of({ name = name, kingdom = kingdom, max_hp = max_hp or 4, skills = {}, lord = is_lord,
		gender = male == false and sgs.General_Female or sgs.General_Male })
	sgs.generals[name] = general
	return general
end
