-- 流离 liuli (Da Qiao): who becomes the target of a Slash may discard a card and hand it on to another player in her range.
-- She hands it to an enemy, else to a stranger; to a friend only if he is safe from it or glad of it, or better
-- able to bear it than she is.

-- Who slashes, and the Slash; what is about to hit her.
local function attack_on(self)
	local source
	for _, other in sgs.qlist(self.room:getOtherPlayers(self.player)) do
		if other:hasFlag("LiuliSlashSource") then source = other end
	end
	local data = self.player:getTag("liuli-card")
	local slash = data and data:toCard() or sgs.Sanguosha:cloneCard("slash")
	local damage = source and self:hasHeavySlashDamage(source, slash, self.player, true) or 1
	return source and { source = source, slash = slash, damage = damage }
end

local function no_jink(self)
	return self:getCardsNum("Jink") == 0
end

-- How much nearer she is with that piece of equipment on.
local function reach_of(self, card)
	local me = self.player
	if me:getWeapon() and me:getWeapon():getEffectiveId() == card:getEffectiveId() then
		return me:getAttackRange() - me:getAttackRange(false)
	end
	local horse = me:getOffensiveHorse()
	return horse and horse:getEffectiveId() == card:getEffectiveId() and 1 or 0
end

local function may_pay(self, card, to, for_enemy)
	local me, worn = self.player, self.player:hasEquip(card)
	if card:getEffectiveId() < 0 or me:isJilei(card) or not me:inMyAttackRange(to, worn and reach_of(self, card) or 0) then
		return false
	end
	-- a Peach heals one: no less than the blow costs
	return not card:isKindOf("Peach") or for_enemy and no_jink(self)
end

-- The card to discard: armour that had better go, then the hand, then equipment, what is kept least first.
local function cost(self, to, for_enemy)
	local me, hand, worn = self.player, sgs.QList2Table(self.player:getHandcards()), sgs.QList2Table(self.player:getEquips())
	self:sortByKeepValue(hand)
	self:sortByKeepValue(worn)
	local armor = self:needToThrowArmor() and me:getArmor() or nil
	for _, cards in ipairs({ { armor }, hand, worn }) do
		for _, card in ipairs(cards) do
			if may_pay(self, card, to, for_enemy) then return card end
		end
	end
	return nil
end

-- The lightning would strike back, at somebody of the owner's choice.
local function calls_lightning(self, to)
	if self:isFriend(to) or not to:hasSkills("leiji|nosleiji") then return false end
	local ready = getKnownCard(to, self.player, "spade") > 0 or to:getHandcardNum() >= 3
	return ready and (self:guess("Jink", to) >= 1 or self:hasEightDiagramEffect(to))
end

local function can_take(attack, to)
	return not to:hasFlag("LiuliSlashSource") and attack.source:canSlash(to, attack.slash, false)
end

-- A friend whom it does no harm.
local function unhurt(self, attack, friend)
	return not self:slashIsEffective(attack.slash, friend, attack.source)
		or self:findLeijiTarget(friend, 50, attack.source) ~= nil
end

local function glad(self, attack, friend)
	return self:getDamagedEffects(friend, attack.source, attack.slash)
		or self:needToLoseHp(friend, attack.source, attack.slash)
end

-- A friend who bears it better than she does.
local function stronger(self, attack, friend)
	if not self:isWeak() and attack.damage < 2 then return false end
	local axe = attack.source:hasWeapon("axe") and attack.source:getCardCount(true) > 2
	local lost = axe and self:getCardsNum("Peach") + self:getCardsNum("Analeptic") == 0 or no_jink(self)
	if not lost or friend:getHp() <= attack.damage then return false end
	return not self:isWeak(friend) or self:hasEightDiagramEffect(friend) and self:guess("Jink", friend) >= 1
end

-- In which order others are thought of: rules by who they are.
local function groups(self, attack)
	local enemies, strangers, friends = {}, {}, {}
	for _, other in sgs.qlist(self.room:getOtherPlayers(self.player)) do
		if can_take(attack, other) and not calls_lightning(self, other) then
			local friend = self:isFriend(other)
			table.insert(friend and friends or self:isEnemy(other) and enemies or strangers, other)
		end
	end
	self:sort(enemies, "defense")
	self:sort(friends, "chaofeng")
	return { { enemies, function() return true end, "an enemy takes the blow" },
		{ strangers, function() return true end, "a stranger takes the blow" },
		{ friends, unhurt, "it does a friend no harm" }, { friends, glad, "a friend is glad of it" },
		{ friends, stronger, "a friend bears it better" } }
end

sgs.ai_skill_use["@@liuli"] = function(self)
	if not self.player:hasSkill("liuli") then return "." end
	local attack = attack_on(self)
	if not attack then return "." end
	local harmless = not self:slashIsEffective(attack.slash, self.player, attack.source) or glad(self, attack, self.player)
	for place, group in ipairs(groups(self, attack)) do
		for _, other in ipairs(group[1]) do
			local card = (place == 1 or not harmless) and group[2](self, attack, other) and cost(self, other, place <= 2)
			if card then
				trace.consider(other, sgs.getDefenseSlash(other, self), group[3])
				return string.format("@LiuliCard=%d->%s", card:getEffectiveId(), other:objectName())
			end
		end
	end
	trace.note("nobody in reach is better hit than she")
	return "."
end

-- She could hand the Slash on to a frail comrade of the attacker. Healthy ones may bear it: she loses a card by it.
local function endangers(self, from, owner, slash)
	for _, friend in ipairs(self:getFriendsNoself(from)) do
		local frail = friend:getHp() < 3 and owner:inMyAttackRange(friend) and friend ~= owner
		if frail and self:slashIsEffective(slash, friend, from) and not self:getDamagedEffects(friend, from, true) then
			return true
		end
	end
	return false
end

sgs.ai_slash_prohibit.liuli = function(self, from, to, slash)
	if self:isFriend(to, from) or from:hasFlag("NosJiefanUsed") or to:isNude() then return false end
	return #self:getEnemies(from) > 1 and endangers(self, from, to, slash)
end

-- It is she who chose: the Slash that follows says little of its user.
sgs.ai_card_intention.LiuliCard = function(_, _, from)
	sgs.notes().liuli = from
end

sgs.ai_cardneed.liuli = function(to)
	return to:getHandcardNum() <= 2
end
