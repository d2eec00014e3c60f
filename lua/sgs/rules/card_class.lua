-- Classes of cards: what each is a kind of, and what it does. `sgs.card_class` makes one; the files in
-- `cards` fill them. A hook that a class does not have is its parent's.

local function snake(name)
	return (name:gsub("(%l)(%u)", "%1_%2"):lower())
end

-- sgs.card_class("FireSlash", "NatureSlash", { hooks and fields }) makes or extends a class.
function sgs.card_class(name, parent, fields)
	local class = sgs.card_classes[name]
	if not class then
		local above = parent and sgs.card_classes[parent]
		if parent and not above then error("no class of cards is called " .. parent, 2) end
		class = setmetatable({ class_name = name, object_name = fields and fields.object_name or snake(name),
			kinds = above and table.clone(above.kinds) or {} }, { __index = above })
		class.kinds[name] = true
		sgs.card_classes[name] = class
	end
	for key, value in pairs(fields or {}) do class[key] = value end
	sgs.card_objects[class.object_name] = sgs.card_objects[class.object_name] or class
	return class
end

sgs.card_class("Card", nil, {
	type_id = 0, type_name = "", subtype = "", method = sgs.Card_MethodUse, target_fixed = false,
	will_throw = true, can_recast = false, damage_card = false,
	-- Whether the card could be used now in the play phase.
	available = function(card, player)
		return not player:isCardLimited(card, card:getHandlingMethod())
			or (card:canRecast() and not player:isCardLimited(card, sgs.Card_MethodRecast))
	end,
	-- Whether one more target may be added to those chosen.
	filter = function(card, targets, to, player)
		return #targets == 0 and to ~= player
	end,
	feasible = function(card, targets, player)
		return card:targetFixed() or #targets > 0
	end,
	is_cancelable = function() return false end,
	about_to_use = function(card, room, use) room:use_in_the_open(use) end,
	on_use = function(card, room, source, targets) room:effect_on_each(card, source, targets) end,
	on_effect = function() end,
})
sgs.card_class("BasicCard", "Card", { type_id = 1, type_name = "basic" })
sgs.card_class("TrickCard", "Card", { type_id = 2, type_name = "trick",
	is_cancelable = function(card)
		return card.cancelable ~= false
	end })
sgs.card_class("SingleTargetTrick", "TrickCard", { subtype = "single_target_trick" })
sgs.card_class("GlobalEffect", "TrickCard", { subtype = "global_effect", target_fixed = true,
	available = function(card, player)
		return sgs.any_target(card, player, player:getRoom():getAlivePlayers())
	end })
sgs.card_class("AOE", "TrickCard", { subtype = "aoe", target_fixed = true,
	available = function(card, player)
		return sgs.any_target(card, player, player:getRoom():getOtherPlayers(player))
	end })
sgs.card_class("DelayedTrick", "TrickCard", { subtype = "delayed_trick" })
sgs.card_class("Disaster", "DelayedTrick", { subtype = "disaster" })
sgs.card_class("EquipCard", "Card", { type_id = 3, type_name = "equip", target_fixed = true,
	available = function(card, player)
		local class = sgs.card_classes.Card
		return class.available(card, player) and not player:isProhibited(player, card)
	end,
	on_install = function() end, on_uninstall = function() end })
sgs.card_class("Weapon", "EquipCard", { subtype = "weapon", slot = 0, range = 1 })
sgs.card_class("Armor", "EquipCard", { subtype = "armor", slot = 1 })
sgs.card_class("Horse", "EquipCard", { subtype = "horse" })
sgs.card_class("DefensiveHorse", "Horse", { subtype = "defensive_horse", slot = 2 })
sgs.card_class("OffensiveHorse", "Horse", { subtype = "offensive_horse", slot = 3 })
sgs.card_class("Treasure", "EquipCard", { subtype = "treasure", slot = 4 })
sgs.card_class("SkillCard", "Card", { type_name = "skill_card", subtype = "skill_card" })
sgs.card_class("DummyCard", "SkillCard", { target_fixed = true })

-- Whether a card for many may be used on anybody of these.
function sgs.any_target(card, player, others)
	if not sgs.card_classes.Card.available(card, player) then return false end
	for _, other in ipairs(others) do
		if not player:isProhibited(other, card) then return true end
	end
	return false
end
