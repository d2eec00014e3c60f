-- Tricks for everybody: Amazing Grace, God Salvation, Savage Assault, Archery Attack.

-- Whom a card for many is aimed at: nobody whom a skill keeps from it.
local function aim(card, room, use, others)
	if #use.to == 0 then
		for _, player in ipairs(others) do
			if not use.from:isProhibited(player, card) then use.to:append(player) end
		end
	end
	room:use_in_the_open(use)
end

local function at_all(card, room, use) aim(card, room, use, room:getAllPlayers()) end
local function at_others(card, room, use) aim(card, room, use, room:getOtherPlayers(use.from)) end

sgs.card_class("GlobalEffect", nil, { about_to_use = at_all })
sgs.card_class("AOE", nil, { about_to_use = at_others })

-- Amazing Grace 五谷丰登
sgs.card_class("AmazingGrace", "GlobalEffect", {
	pre_action = function(_, room)
		room:setTag("AmazingGrace", room:getNCards(room:alivePlayerCount()))
	end,
	on_use = function(card, room, source, targets)
		room:effect_on_each(card, source, targets)
		local left = room.tags.AmazingGrace or {}
		room:removeTag("AmazingGrace")
		if #left > 0 then
			local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_NATURAL_ENTER, source.name, "", "amazing_grace", "")
			room:throwCard(table.clone(left), reason, nil)
		end
	end,
	on_effect = function(_, effect)
		local room = effect.to.room
		local ids = room.tags.AmazingGrace
		if not ids or #ids == 0 then return end
		local id = room:askForAG(effect.to, ids, false, "amazing_grace")
		table.remove(ids, table.find(ids, id))
		room:setTag("AmazingGrace", ids)
		room:takeAG(effect.to, id)
	end })

-- God Salvation 桃园结义
sgs.card_class("GodSalvation", "GlobalEffect", {
	is_cancelable = function(card, effect)
		return card.cancelable ~= false and effect.to:isWounded()
	end,
	on_effect = function(card, effect)
		if effect.to:isWounded() then effect.to.room:recover(effect.to, sgs.RecoverStruct(effect.from, card)) end
	end })

local function struck_unless(pattern, prompt)
	return function(card, effect)
		local from, room = effect.from, effect.to.room
		local to_whom = from and from.alive and from or nil
		local answer = room:askForCard(effect.to, pattern, prompt .. from.name, sgs.QVariant(effect),
			sgs.Card_MethodResponse, to_whom)
		if not answer then room:damage(sgs.DamageStruct(card, from.alive and from or nil, effect.to)) end
	end
end

-- Savage Assault 南蛮入侵
sgs.card_class("SavageAssault", "AOE", { damage_card = true,
	on_effect = struck_unless("slash", "savage-assault-slash:") })

-- Archery Attack 万箭齐发
sgs.card_class("ArcheryAttack", "AOE", { damage_card = true,
	on_effect = struck_unless("jink", "archery-attack-jink:") })
