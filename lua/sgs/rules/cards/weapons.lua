-- The weapons of the standard deck that only act on their own.

-- Crossbow 诸葛连弩: no limit of Slashes, see Slash_IsAvailable.
sgs.card_class("Crossbow", "Weapon", { range = 1 })

-- Qinggang Sword 青釭剑: the armour of whom the Slash is aimed at does not count until it is over.
sgs.card_class("QinggangSword", "Weapon", { range = 2 })
sgs.CreateEquipSkill({ name = "qinggang_sword", frequency = sgs.Skill_Compulsory, events = { sgs.TargetSpecified },
	on_trigger = function(_, _, _, data)
		local use = data.value
		if not use.card:isKindOf("Slash") then return false end
		for _, target in ipairs(use.to) do sgs.begin_qinggang(target, use.card) end
		return false
	end })

-- The Slash has dealt its damage, or is used up: armour counts again.
sgs.CreateTriggerSkill({ name = "#qinggang_over", global = true, priority = 8, events = { sgs.DamageComplete },
	can_trigger = function(_, player) return player ~= nil end,
	on_trigger = function(_, _, player, data)
		local damage = data.value
		if damage.card and damage.card:isKindOf("Slash") and not damage.chain then sgs.end_qinggang(player, damage.card) end
		return false
	end })

-- Spear 丈八蛇矛: two hand cards as a Slash.
sgs.card_class("Spear", "Weapon", { range = 3, attaches = "spear" })
sgs.CreateViewAsSkill({ name = "spear", equip = true, n = 2 })

-- Halberd 方天画戟: the last hand card as a Slash may have three targets.
sgs.card_class("Halberd", "Weapon", { range = 4 })
sgs.CreateTargetModSkill({ name = "halberd", extra_target_func = function(_, player, slash)
	if player:hasWeapon("halberd") and slash and player:isLastHandCard(slash) then return 2 end
	return 0
end })

-- Guding Blade 古锭刀: one more damage to whom has no hand.
sgs.card_class("GudingBlade", "Weapon", { range = 2 })
sgs.CreateEquipSkill({ name = "guding_blade", frequency = sgs.Skill_Compulsory, events = { sgs.DamageCaused },
	on_trigger = function(_, _, _, data)
		local damage = data.value
		if sgs.is_direct_slash_damage(damage) and damage.to.alive and damage.to:isKongcheng() then
			damage.damage = damage.damage + 1
		end
		return false
	end })

-- Fan 朱雀羽扇: any plain Slash as a fire one; see Slash.
sgs.card_class("Fan", "Weapon", { range = 4, attaches = "fan" })
sgs.CreateViewAsSkill({ name = "fan", equip = true, n = 1 })
