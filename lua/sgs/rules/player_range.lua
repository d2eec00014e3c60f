-- Who reaches whom: distances, attack range, whom a Slash may hit, hand limit.

local Player = sgs.Player

-- Seats between two living players on the shorter side.
local function seats_apart(from, to)
	local right = math.abs(from.seat - to.seat)
	return math.min(right, from.room:alivePlayerCount() - right)
end

function Player:distanceTo(other, fix)
	if self == other then return 0 end
	local fixed = self.fixed_distances[other]
	if fixed and #fixed > 0 then return math.min(table.unpack(fixed)) end
	if self:hasSkill("zhuiji") and other.hp < self.hp then return 1 end
	local distance = seats_apart(self, other) + (fix or 0)
	for _, skill in ipairs(sgs.modifiers.distance) do
		distance = distance + (skill.correct_func(skill, self, other) or 0)
	end
	return math.max(distance, 1)
end

-- Sets the distance to somebody for the time being; -1 takes it back.
function Player:setFixedDistance(other, distance)
	local list = self.fixed_distances[other] or {}
	self.fixed_distances[other] = list
	if distance < 0 then table.clear(list) else table.insert(list, distance) end
	self:touch()
end

function Player:removeFixedDistance(other, distance)
	local list = self.fixed_distances[other] or {}
	local place = table.find(list, distance)
	if place then table.remove(list, place) end
	self:touch()
end

function Player:insertAttackRangePair(other)
	table.insert(self.range_pairs, other)
	self:touch()
end

function Player:removeAttackRangePair(other)
	local place = table.find(self.range_pairs, other)
	if place then table.remove(self.range_pairs, place) end
	self:touch()
end

local function from_skills(player, hook, with_weapon)
	local sum, most = 0, -1
	for _, skill in ipairs(sgs.modifiers.attack_range) do
		local func = skill[hook]
		local amount = func and func(skill, player, with_weapon) or 0
		sum, most = sum + amount, math.max(most, amount)
	end
	return sum, most
end

function Player:getAttackRange(with_weapon)
	if self:hasFlag("InfinityAttackRange") or self:getMark("InfinityAttackRange") > 0 then return 1000 end
	local _, fixed = from_skills(self, "fixed_func", with_weapon ~= false)
	if fixed > 0 then return fixed end
	local weapon, range = self:getWeapon(), 1
	if with_weapon ~= false and weapon and not self:equips_are_void() then range = math.max(weapon.class.range, 1) end
	local extra = from_skills(self, "extra_func", with_weapon ~= false)
	return math.max(range + extra, 0)
end

function Player:inMyAttackRange(other, fix)
	if table.find(self.range_pairs, other) then return true end
	return self ~= other and self:distanceTo(other, fix) <= self:getAttackRange()
end

-- Whether a Slash may be used on somebody: canSlash(other, slash, distance limit, fix), or
-- canSlash(other, distance limit, fix).
function Player:canSlash(other, slash, limited, fix)
	if type(slash) == "boolean" then slash, limited, fix = nil, slash, limited end
	if other == self or not other.alive then return false end
	local card = slash or sgs.plain_slash()
	if self:isProhibited(other, card) then return false end
	if limited == false then return true end
	local reach = sgs.Sanguosha:correctCardTarget(sgs.TargetModSkill_DistanceLimit, self, card)
	if reach >= 499 then return true end
	return self:inMyAttackRange(other, (fix or 0) - reach)
end

-- A Slash without cards, to ask about.
function sgs.plain_slash()
	local slash = sgs.room.a_slash
	if not slash then
		slash = sgs.Sanguosha:cloneCard("slash", sgs.Card_NoSuit, 0)
		sgs.room.a_slash = slash
	end
	return slash
end

function Player:canSlashWithoutCrossbow(slash)
	local card = slash or sgs.plain_slash()
	local residue = sgs.Sanguosha:correctCardTarget(sgs.TargetModSkill_Residue, self, card)
	return self:getSlashCount() < 1 + residue
end

-- Whether a Slash could be used now.
function sgs.Slash_IsAvailable(player, slash)
	slash = slash or sgs.plain_slash()
	if not sgs.card_classes.Card.available(slash, player) then return false end
	local room = player.room
	if player.phase ~= sgs.Player_Play or room.use_reason ~= sgs.CardUseStruct_CARD_USE_REASON_PLAY then return true end
	local weapon = player:getWeapon()
	local bow_is_used = weapon and table.find(slash:real_ids(), weapon.id)
	return (player:hasWeapon("crossbow") and not bow_is_used) or player:canSlashWithoutCrossbow(slash)
end

-- Whether an Analeptic could be drunk now.
function sgs.Analeptic_IsAvailable(player, card)
	card = card or sgs.Sanguosha:cloneCard("analeptic", sgs.Card_NoSuit, 0)
	if not sgs.card_classes.Card.available(card, player) or player:isProhibited(player, card) then return false end
	local residue = sgs.Sanguosha:correctCardTarget(sgs.TargetModSkill_Residue, player, card)
	return player:usedTimes("Analeptic") <= residue
end

function Player:isProhibited(to, card, others)
	return sgs.Sanguosha:isProhibited(self, to, card, others) ~= nil
end

-- How many hand cards may be kept.
function Player:getMaxCards()
	local fixed, extra = -1, 0
	for _, skill in ipairs(sgs.modifiers.max_cards) do
		if skill.fixed_func then fixed = math.max(fixed, skill.fixed_func(skill, self) or -1) end
		if skill.extra_func then extra = extra + (skill.extra_func(skill, self) or 0) end
	end
	local base = fixed >= 0 and fixed or math.max(self.hp, 0)
	return math.max(base + extra, 0)
end
