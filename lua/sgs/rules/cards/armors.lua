-- The armours.

-- Eight Diagram 八卦阵: a red judgement stands for a Jink.
sgs.card_class("EightDiagram", "Armor")
sgs.CreateEquipSkill({ name = "eight_diagram", frequency = sgs.Skill_Frequent, events = { sgs.CardAsked },
	on_trigger = function(_, _, player, data, room)
		if data.value[1] ~= "jink" or not room:askForSkillInvoke(player, "eight_diagram") then return false end
		local armor = player:getArmor()
		if armor then armor:setFlags("using") end
		local judge = sgs.JudgeStruct()
		judge.pattern, judge.good, judge.reason, judge.who = ".|red", true, "eight_diagram", player
		room:judge(judge)
		if armor then armor:setFlags("-using") end
		if judge:isBad() then return false end
		local jink = sgs.Sanguosha:cloneCard("jink", sgs.Card_NoSuit, 0)
		jink:setSkillName("eight_diagram")
		room:provide(jink)
		return true
	end })

-- Renwang Shield 仁王盾: black Slashes do nothing.
sgs.card_class("RenwangShield", "Armor")
sgs.CreateEquipSkill({ name = "renwang_shield", frequency = sgs.Skill_Compulsory, events = { sgs.SlashEffected },
	on_trigger = function(_, _, _, data)
		return data.value.slash:isBlack()
	end })

-- Vine 藤甲: plain Slashes and attacks on all do nothing, fire burns more.
sgs.card_class("Vine", "Armor")
sgs.CreateEquipSkill({ name = "vine", frequency = sgs.Skill_Compulsory,
	events = { sgs.SlashEffected, sgs.CardEffected, sgs.DamageInflicted },
	on_trigger = function(_, event, _, data)
		local value = data.value
		if event == sgs.SlashEffected then return value.nature == sgs.DamageStruct_Normal end
		if event == sgs.CardEffected then return value.card:isKindOf("AOE") end
		if value.nature == sgs.DamageStruct_Fire then value.damage = value.damage + 1 end
		return false
	end })

-- Silver Lion 白银狮子: never more than one damage, and health when it is taken off.
sgs.card_class("SilverLion", "Armor", {
	on_uninstall = function(_, player)
		if player.alive and player:hasArmorEffect("silver_lion") then player:setFlags("SilverLionRecover") end
	end })
sgs.CreateEquipSkill({ name = "silver_lion", frequency = sgs.Skill_Compulsory, events = { sgs.DamageInflicted },
	on_trigger = function(_, _, _, data)
		data.value.damage = math.min(data.value.damage, 1)
		return false
	end })
sgs.CreateTriggerSkill({ name = "#silver_lion_off", global = true, events = { sgs.CardsMoveOneTime },
	can_trigger = function(_, player) return player ~= nil and player:hasFlag("SilverLionRecover") end,
	on_trigger = function(_, _, player, data, room)
		local move = data.value
		if move.from ~= player then return false end
		for index, id in ipairs(move.card_ids) do
			if move.from_places[index] == sgs.Player_PlaceEquip and sgs.Sanguosha:getEngineCard(id).name == "silver_lion" then
				player:setFlags("-SilverLionRecover")
				if player:isWounded() then room:recover(player, sgs.RecoverStruct(nil, room.cards[id])) end
				return false
			end
		end
		return false
	end })
