-- The weapons whose owners are asked.

-- Double Sword 雌雄双股剑: whom of the other gender it strikes discards a card, or its owner draws one.
sgs.card_class("DoubleSword", "Weapon", { range = 2 })

local function cut_both_ways(room, player, target, use)
	if not room:askForSkillInvoke(player, "double_sword") then return end
	local draws = not target:canDiscard(target, "h")
	if not draws then
		local prompt = "double-sword-card:" .. player.name
		draws = not room:askForCard(target, ".", prompt, sgs.QVariant(use), sgs.Card_MethodDiscard)
	end
	if draws then player:drawCards(1, "double_sword") end
end

sgs.CreateEquipSkill({ name = "double_sword", events = { sgs.TargetSpecified },
	on_trigger = function(_, _, player, data, room)
		local use = data.value
		if not use.card:isKindOf("Slash") then return false end
		for _, target in ipairs(use.to) do
			local opposite = (player:isMale() and target:isFemale()) or (player:isFemale() and target:isMale())
			if opposite and target.alive and player.alive then cut_both_ways(room, player, target, use) end
		end
		return false
	end })

-- Blade 青龙偃月刀: after a miss another Slash at the same target.
sgs.card_class("Blade", "Weapon", { range = 3 })
sgs.CreateEquipSkill({ name = "blade", events = { sgs.SlashMissed },
	on_trigger = function(_, _, player, data, room)
		local strike = data.value
		if not strike.to.alive or not player:canSlash(strike.to, nil, false) then return false end
		local weapon = player:getWeapon()
		weapon:setFlags("using")
		player:setFlags("BladeUse")
		local used = room:askForUseSlashTo(player, strike.to, "blade-slash:" .. strike.to.name, false, true)
		player:setFlags("-BladeUse")
		weapon:setFlags("-using")
		return used ~= nil
	end })

-- Axe 贯石斧: after a miss two cards make it hit.
sgs.card_class("Axe", "Weapon", { range = 3, attaches = "axe" })
sgs.CreateViewAsSkill({ name = "#axe_cards", equip = true, n = 2, response_pattern = "@axe" })
sgs.CreateEquipSkill({ name = "axe", events = { sgs.SlashMissed },
	on_trigger = function(_, _, player, data, room)
		local strike = data.value
		if not strike.to.alive or player:getCardCount(true) < 3 then return false end
		local card = room:askForCard(player, "@axe", "@axe:" .. strike.to.name, data, "axe")
		if card then room:slashResult(strike, nil) end
		return false
	end })

-- Kylin Bow 麒麟弓: a horse is shot.
sgs.card_class("KylinBow", "Weapon", { range = 5 })

local HORSES = { dhorse = "getDefensiveHorse", ohorse = "getOffensiveHorse" }

sgs.CreateEquipSkill({ name = "kylin_bow", events = { sgs.DamageCaused },
	on_trigger = function(_, _, player, data, room)
		local damage, choices = data.value, {}
		if not sgs.is_direct_slash_damage(damage) then return false end
		for _, choice in ipairs({ "dhorse", "ohorse" }) do
			local horse = damage.to[HORSES[choice]](damage.to)
			if horse and player:canDiscard(damage.to, horse.id) then table.insert(choices, choice) end
		end
		if #choices == 0 or not room:askForSkillInvoke(player, "kylin_bow", data) then return false end
		local choice = room:askForChoice(player, "kylin_bow", table.concat(choices, "+"))
		room:throwCard(damage.to[HORSES[choice]](damage.to), damage.to, player)
		return false
	end })

-- Ice Sword 寒冰剑: two cards instead of damage.
sgs.card_class("IceSword", "Weapon", { range = 2 })
sgs.CreateEquipSkill({ name = "ice_sword", events = { sgs.DamageCaused },
	on_trigger = function(_, _, player, data, room)
		local damage = data.value
		if not sgs.is_direct_slash_damage(damage) or damage.to:isNude() then return false end
		if not room:askForSkillInvoke(player, "ice_sword", data) then return false end
		for _ = 1, 2 do
			if not damage.to.alive or not player:canDiscard(damage.to, "he") then break end
			local id = room:askForCardChosen(player, damage.to, "he", "ice_sword", false, sgs.Card_MethodDiscard)
			room:throwCard(id, damage.to, player)
		end
		return true
	end })
