-- Names that scripts of other versions have for what is here under another one.

-- Whether a player wears equipment of a class.
function SmartAI:isEquip(class_name, player)
	for _, card in sgs.qlist((player or self.player):getEquips()) do
		if card:isKindOf(class_name) then return true end
	end
	return false
end

-- Whether a card lies before a player as his equipment; a class is understood too.
function SmartAI:hasEquip(card, player)
	if type(card) == "string" then return self:isEquip(card, player) end
	return (player or self.player):hasEquip(card)
end

function SmartAI:getSameTypeEquip(card, player)
	return self:getSameEquip(card, player)
end

function SmartAI:trickIsEffective(card, to, from)
	return self:hasTrickEffective(card, to, from)
end

function SmartAI:slashIsProhibited(player, slash, from)
	return self:slashProhibit(slash, player, from)
end

function SmartAI:invokeDamagedEffect(to, from, slash)
	return self:getDamagedEffects(to, from, slash)
end

function SmartAI:cannotBeHurt(player, damage, from)
	return self:cantbeHurt(player, from, damage)
end

function SmartAI:cantBeHurt(player, from, damage)
	return self:cantbeHurt(player, from, damage)
end

function SmartAI:getFriendsNoSelf(player)
	return self:getFriendsNoself(player)
end

function SmartAI:needToLostHp(...)
	return self:needToLoseHp(...)
end

function SmartAI:getMaxPointCard(player, cards)
	return self:getMaxCard(player, cards)
end

function SmartAI:getMinPointCard(player, cards)
	return self:getMinCard(player, cards)
end

-- How many of a player's hand cards this brain sees.
function SmartAI:getKnownNum(player)
	return getKnownNum(player or self.player, self.player)
end

-- What the value of taking a card of each player is together worth: see valueOfTaking.
function getGuixinValue(self, player)
	return self:valueOfTaking(player)
end

function SmartAI:getGuixinValue(player)
	return self:valueOfTaking(player)
end

function SmartAI:updateAlivePlayerRoles()
	return sgs.updateAlivePlayerRoles()
end

function sgs.isJinkAvailable(from, to, slash, judged)
	return sgs.brainOf(to):isJinkAvailable(from, to, slash, judged)
end

function sgs.cloneCard(name, suit, number)
	return sgs.Sanguosha:cloneCard(name, suit, number)
end

-- How many hand cards the player may keep, which scripts hand to assignKeep.
function SmartAI:assignKeepNum()
	return self:getOverflow(self.player, true)
end

-- Free functions that some keep in sgs.
sgs.isCard, sgs.getCardsNum, sgs.getKnownCard, sgs.getKnownNum = isCard, getCardsNum, getKnownCard, getKnownNum

function sgs.IgnoreArmor(from, to)
	return IgnoreArmor(from, to)
end

-- How many points of its trend show in what a player did: kept as gauges here.
function sgs.modifiedRoleTrends(role, player)
	return player and sgs.gaugesOf(player)[role] or 0
end

-- How many kingdoms there are among the living.
function sgs.getKingdomsCount()
	local count, seen = 0, {}
	for _, player in sgs.qlist(global_room:getAlivePlayers()) do
		local kingdom = player:getKingdom()
		count += seen[kingdom] and 0 or 1
		seen[kingdom] = true
	end
	return count
end

function SmartAI:KingdomsCount()
	return sgs.getKingdomsCount()
end

-- Kingdom and general as Hegemony shows them: here nobody hides them.
function SmartAI:getHegKingdom(player)
	return (player or self.player):getKingdom()
end

function SmartAI:getHegGeneralName(player)
	return (player or self.player):getGeneralName()
end
