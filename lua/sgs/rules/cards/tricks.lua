-- Tricks on one target.

local function to_the_user(_, room, use)
	if #use.to == 0 then use.to:append(use.from) end
	room:use_in_the_open(use)
end

local usual = sgs.card_classes.Card.available

local function most_targets(card, player)
	return 1 + sgs.Sanguosha:correctCardTarget(sgs.TargetModSkill_ExtraTarget, player, card)
end

sgs.most_targets = most_targets

-- Ex Nihilo 无中生有
sgs.card_class("ExNihilo", "SingleTargetTrick", { target_fixed = true, about_to_use = to_the_user,
	available = function(card, player) return usual(card, player) and not player:isProhibited(player, card) end,
	on_effect = function(_, effect)
		local room = effect.to.room
		effect.to:drawCards(room:mode_says("ex_nihilo", room, effect.to) or 2, "ex_nihilo")
	end })

-- Snatch 顺手牵羊
sgs.card_class("Snatch", "SingleTargetTrick", {
	filter = function(card, targets, to, player)
		if #targets >= most_targets(card, player) or to == player or to:isAllNude() then return false end
		local reach = sgs.Sanguosha:correctCardTarget(sgs.TargetModSkill_DistanceLimit, player, card)
		return player:distanceTo(to) <= 1 + reach
	end,
	on_effect = function(_, effect)
		local from, to = effect.from, effect.to
		if from:isDead() or to:isAllNude() then return end
		local room = to.room
		local id = room:askForCardChosen(from, to, sgs.taken_from(room), "snatch")
		if id < 0 then return end
		local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_EXTRACTION, from.name)
		room:obtainCard(from, id, reason, room:getCardPlace(id) ~= sgs.Player_PlaceHand)
	end })

-- Dismantlement 过河拆桥
sgs.card_class("Dismantlement", "SingleTargetTrick", {
	filter = function(card, targets, to, player)
		return #targets < most_targets(card, player) and to ~= player and not to:isAllNude()
	end,
	on_effect = function(_, effect)
		local from, to = effect.from, effect.to
		if from:isDead() or not from:canDiscard(to, sgs.taken_from(from:getRoom())) then return end
		local room = to.room
		local id = room:askForCardChosen(from, to, sgs.taken_from(room), "dismantlement", false, sgs.Card_MethodDiscard)
		local owner = room:getCardPlace(id) ~= sgs.Player_PlaceDelayedTrick and to.name or ""
		local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_DISMANTLE, from.name, owner, "", "")
		room:throwCard({ id }, reason, nil)
	end })

-- Duel 决斗: in turns a Slash, the target first; who has none takes damage.

-- Collateral 借刀杀人: somebody with a weapon is to slash somebody, or gives the weapon.
local function take_weapon(effect, weapon)
	local from, to = effect.from, effect.to
	if from.alive and to.alive and weapon and to:getWeapon() == weapon then to.room:obtainCard(from, weapon) end
end

sgs.card_class("Collateral", "SingleTargetTrick", {
	available = function(card, player)
		if not usual(card, player) then return false end
		for _, other in ipairs(player.room:getOtherPlayers(player)) do
			if other:getWeapon() and not player:isProhibited(other, card) then return true end
		end
		return false
	end,
	feasible = function(_, targets) return #targets == 2 end,
	filter = function(_, targets, to, player)
		if #targets == 1 then return to ~= targets[1] and targets[1]:canSlash(to) end
		return #targets == 0 and to ~= player and to:getWeapon() ~= nil
	end,
	about_to_use = function(_, room, use)
		local killer, victim = use.to[1], use.to[2]
		killer:setTag("collateralVictim", victim)
		use.to = sgs.list_of({ killer })
		room:use_in_the_open(use)
		killer:removeTag("collateralVictim")
	end,
	on_effect = function(card, effect)
		local from, killer, room = effect.from, effect.to, effect.to.room
		local victim, weapon = killer.tags.collateralVictim, killer:getWeapon()
		if not victim then return end
		if victim:isDead() then return take_weapon(effect, weapon) end
		if not killer:canSlash(victim, nil, false) then return take_weapon(effect, weapon) end
		local prompt = ("collateral-slash:%s:%s"):format(victim.name, from.name)
		local used = killer.alive and room:askForUseSlashTo(killer, victim, prompt)
		if not used then take_weapon(effect, weapon) end
	end })

-- Fire Attack 火攻: a card of the suit that is shown burns.
sgs.card_class("FireAttack", "SingleTargetTrick", { damage_card = true,
	filter = function(card, targets, to, player)
		if #targets >= most_targets(card, player) or to:isKongcheng() then return false end
		return to ~= player or not player:isLastHandCard(card, true)
	end,
	on_effect = function(card, effect)
		local from, to, room = effect.from, effect.to, effect.to.room
		if to:isKongcheng() then return end
		local shown = room:askForCardShow(to, from, "fire_attack")
		room:showCard(to, shown:getEffectiveId())
		if from:isDead() then return end
		local suit = shown:getSuitString()
		local pattern = "." .. suit:sub(1, 1):upper()
		local prompt = ("@fire-attack:%s::%s"):format(to.name, suit)
		if room:askForCard(from, pattern, prompt) then
			room:damage(sgs.DamageStruct(card, from, to, 1, sgs.DamageStruct_Fire))
		else
			from:setFlags("FireAttackFailed_" .. to.name)
		end
	end })
