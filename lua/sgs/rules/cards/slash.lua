-- Slash 杀, Fire Slash and Thunder Slash.

-- Cards that would be away while the Slash is used give no range.
local function fix_for_subcards(slash, player)
	local fix = 0
	local weapon, horse = player:getWeapon(), player:getOffensiveHorse()
	local ids = slash:real_ids()
	if weapon and table.find(ids, weapon.id) then fix = fix + player:getAttackRange() - player:getAttackRange(false) end
	if horse and table.find(ids, horse.id) then fix = fix + 1 end
	return fix
end

local function filter(slash, targets, to, player)
	local most = 1 + sgs.Sanguosha:correctCardTarget(sgs.TargetModSkill_ExtraTarget, player, slash)
	if #targets >= most or table.find(targets, to) then return false end
	local limited = not player:hasFlag("slashNoDistanceLimit")
	if #targets == 0 and player:hasFlag("slashTargetFix") and not to:hasFlag("SlashAssignee") then return false end
	return player:canSlash(to, slash, limited, fix_for_subcards(slash, player))
end

-- With a Fan a plain Slash may become a fire one.
local function fanned(slash, room, use)
	local player = use.from
	if slash.name ~= "slash" or not use.m_isOwnerUse or not player:hasWeapon("fan") then return slash end
	if slash.id < 0 and slash.skill ~= "" and #slash.subs > 0 and not (sgs.skills[slash.skill] or {}).is_filter then return slash end
	local fire = sgs.Sanguosha:cloneCard("fire_slash", slash.suit, slash.number)
	fire:addSubcards(slash:real_ids())
	fire:setSkillName("fan")
	for _, target in ipairs(use.to) do
		if not player:canSlash(target, fire, false) then return slash end
	end
	return room:askForSkillInvoke(player, "fan", sgs.QVariant(use)) and fire or slash
end

-- A Slash without cards may hit more, as far as skills let it.
local function ask_for_more(slash, room, use)
	local player = use.from
	if slash.id >= 0 or #slash.subs > 0 or player:hasFlag("slashDisableExtraTarget") then return end
	while true do
		local more = room:getOtherPlayers(player):filter(function(other)
			return not use.to:contains(other) and filter(slash, use.to, other, player)
		end)
		local chosen = #more > 0 and #use.to > 0 and room:askForPlayerChosen(player, more, "slash_extra_targets", nil, true)
		if not chosen then return end
		use.to:append(chosen)
	end
end

local function spend_wine(slash, player)
	local drank = player:getMark("drank")
	if drank > 0 then
		slash:setFlags("drank")
		slash.drank = drank
		player:setMark("drank", 0)
	end
end

local function about_to_use(slash, room, use)
	for _, skill in ipairs(sgs.slash_changers) do slash = skill(slash, room, use) or slash end
	slash = fanned(slash, room, use)
	use.card = slash
	ask_for_more(slash, room, use)
	room:end_slash_targets(use.from)
	spend_wine(slash, use.from)
	room:use_in_the_open(use)
	slash.drank = nil
end

-- Skills that turn a Slash that is about to be used into another one: function(slash, room, use).
sgs.slash_changers = sgs.slash_changers or {}

local NATURES = { FireSlash = sgs.DamageStruct_Fire, ThunderSlash = sgs.DamageStruct_Thunder }

local function on_effect(slash, effect)
	local from, room = effect.from, effect.to.room
	local strike = sgs.SlashEffectStruct()
	strike.slash, strike.from, strike.to = slash, from, effect.to
	strike.nature = NATURES[slash.class.class_name] or sgs.DamageStruct_Normal
	strike.drank, strike.nullified, strike.multiple = slash.drank or 0, effect.nullified, effect.multiple
	strike.jink_num = room:next_jinks(from, slash)
	room:slashEffect(strike)
end

sgs.card_class("Slash", "BasicCard", { damage_card = true, filter = filter, about_to_use = about_to_use,
	on_effect = on_effect,
	available = function(slash, player) return sgs.Slash_IsAvailable(player, slash) end })
sgs.card_class("NatureSlash", "Slash")
sgs.card_class("FireSlash", "NatureSlash")
sgs.card_class("ThunderSlash", "NatureSlash")
