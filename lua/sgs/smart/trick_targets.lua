-- Whom a card may be aimed at, and with how many it has room for.

-- Those of the players to whom the card is not forbidden and who are near enough for it.
function SmartAI:exclude(players, card, from)
	from = from or self.player
	local kept = {}
	for _, player in sgs.list(players) do
		if self:canAim(card, player, from) then table.insert(kept, player) end
	end
	return kept
end

-- Whether the rules let a player aim the card at another one first.
function SmartAI:canAim(card, to, from)
	from = from or self.player
	if to:isDead() or card:isProhibited(from, to) then return false end
	if card:isKindOf("Slash") then return from:canSlash(to, card) end
	return card:targetFixed() or card:targetFilter(sgs.PlayerList(), to, from)
end

-- How many targets a card of one target has room for.
function SmartAI:targetRoom(card)
	return 1 + sgs.Sanguosha:correctCardTarget(sgs.TargetModSkill_ExtraTarget, self.player, card)
end

-- Puts the card and its targets into a use.
function SmartAI:aim(use, card, targets)
	use.card = card
	if not use.to then return end
	for _, target in ipairs(targets) do use.to:append(target) end
end

-- How many cards of a class somebody seems to have, as this brain sees it.
function SmartAI:guess(class, player)
	if player == self.player then return self:getCardsNum(class) end
	return getCardsNum(class, player, self.player)
end

-- Whether a blow of a trick would be welcome to a player: he likes it, or has health to spare.
function SmartAI:welcomesBlow(player, from)
	return self:getDamagedEffects(player, from) or self:needToLoseHp(player, from)
end
