-- 流离 Liuli (Daqiao): the target of a Slash may discard a card and let another in her range be the target.

-- How much shorter her range is without the card.
local function fix_without(player, id)
	local weapon, horse, fix = player:getWeapon(), player:getOffensiveHorse(), 0
	if weapon and weapon:getId() == id then fix = player:getAttackRange() - player:getAttackRange(false) end
	if horse and horse:getId() == id then fix = fix + 1 end
	return fix
end

local function may_be_hit(slash, slasher, player, other, fix)
	return other ~= slasher and slasher:canSlash(other, slash, false) and player:inMyAttackRange(other, fix)
end

sgs.CreateSkillCard({ class = "LiuliCard",
	filter = function(card, targets, to, player)
		if #targets > 0 or to:hasFlag("LiuliSlashSource") or to == player then return false end
		local slasher
		for _, other in ipairs(player:getAliveSiblings()) do
			if other:hasFlag("LiuliSlashSource") then slasher = other end
		end
		local slash = sgs.Card_Parse(player:getTag("liuli-card"):toString())
		return slasher ~= nil and may_be_hit(slash, slasher, player, to, fix_without(player, card:getEffectiveId()))
	end,
	on_effect = function(_, effect) effect.to:setFlags("LiuliTarget") end })

local function can_be_used(use, player, room)
	if not use.card:isKindOf("Slash") or not use.to:contains(player) then return false end
	if not player:canDiscard(player, "he") then return false end
	for _, other in ipairs(room:getOtherPlayers(player)) do
		if not use.to:contains(other) and may_be_hit(use.card, use.from, player, other) then return true end
	end
	return false
end

local function target(room)
	for _, player in ipairs(room:getAlivePlayers()) do
		if player:hasFlag("LiuliTarget") then return player end
	end
	return nil
end

local function ask(room, player, use)
	room:setPlayerFlag(use.from, "LiuliSlashSource")
	player:setTag("liuli-card", sgs.QVariant(use.card:toString()))
	room:askForUseCard(player, "@@liuli", "@liuli:" .. use.from:objectName(), -1, sgs.Card_MethodDiscard)
	player:removeTag("liuli-card")
	room:setPlayerFlag(use.from, "-LiuliSlashSource")
end

sgs.CreateTriggerSkill({ name = "liuli", events = { sgs.TargetConfirming },
	on_trigger = function(_, _, player, data, room)
		local use = data:toCardUse()
		if not use.from or not can_be_used(use, player, room) then return false end
		ask(room, player, use)
		local other = target(room)
		if not other then return false end
		other:setFlags("-LiuliTarget")
		use.to:removeOne(player)
		use.to:append(other)
		room:sortByActionOrder(use.to)
		data:setValue(use)
		room:trigger(sgs.TargetConfirming, other, data)
		return false
	end })
