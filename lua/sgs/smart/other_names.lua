-- Names that other people's scripts call: small questions that our own AI puts elsewhere.

function findPlayerByObjectName(name, with_dead)
	for _, player in sgs.qlist(with_dead and global_room:getPlayers() or global_room:getAlivePlayers()) do
		if player:objectName() == name then return player end
	end
end

function getLord(player)
	return (player and player:getRoom() or global_room):getLord()
end

function isLord(player)
	return player ~= nil and player:isLord()
end

-- A player's visible skills.
function sgs.getPlayerSkillList(player)
	return player:getVisibleSkillList()
end

-- Whether the brain's player has a skill: a name, or an entry of sgs.ai_skills.
function SmartAI:hasSkill(skill)
	local name = type(skill) == "table" and skill.name or skill
	local known = sgs.Sanguosha:getSkill(name)
	if known and known:isLordSkill() then return self.player:hasLordSkill(name) end
	return self.player:hasSkill(name) or self.player:getMark("ViewAsSkill_" .. name .. "Effect") > 0
end

-- damageIsEffective for a whole damage.
function SmartAI:damageIsEffective_(damage)
	return self:damageIsEffective(damage.to, damage.nature, damage.from)
end

-- The built-in choice of a card; the handler of the reason decides first.
function SmartAI:askForCardChosen(who, flags, reason, method)
	local handler = sgs.ai_skill_cardchosen[reason]
	local chosen
	if type(handler) == "function" then chosen = handler(self, who, flags, method) end
	if type(handler) == "number" then chosen = handler end
	if type(chosen) == "userdata" then return chosen:getEffectiveId() end
	return chosen or sgs.ai_default.askForCardChosen(self, who, flags, reason, method)
end

-- How many cards an owner of jieming could let a friend draw, as a reason to leave him alone: below 0
-- the more, 5 where nobody lacks any.
function SmartAI:getJiemingChaofeng(player)
	local most = 0
	for _, friend in ipairs(self:getFriends(player)) do
		most = math.max(most, math.min(5, friend:getMaxHp()) - friend:getHandcardNum())
	end
	return most > 0 and -2 * most or 5
end

local KINDS = {
	[sgs.Friend_All or 0] = function() return true end,
	[sgs.Friend_Draw or 1] = function(self, friend)
		return not hasManjuanEffect(friend) and not self:needKongcheng(friend, true)
	end,
	[sgs.Friend_Male or 2] = function(_, friend) return friend:isMale() end,
	[sgs.Friend_Female or 3] = function(_, friend) return friend:isFemale() end,
	[sgs.Friend_Wounded or 4] = function(_, friend) return friend:isWounded() end,
	[sgs.Friend_MaleWounded or 5] = function(_, friend) return friend:isMale() and friend:isWounded() end,
	[sgs.Friend_FemaleWounded or 6] = function(_, friend) return friend:isFemale() and friend:isWounded() end,
	[sgs.Friend_Weak or 7] = function(self, friend) return self:isWeak(friend) end,
}

for place, name in ipairs({ "All", "Draw", "Male", "Female", "Wounded", "MaleWounded", "FemaleWounded", "Weak" }) do
	sgs["Friend_" .. name] = sgs["Friend_" .. name] or place - 1
end

-- Whether the player has another friend of a kind: sgs.Friend_All, Friend_Draw, Friend_Male …
function SmartAI:findFriendsByType(kind, player)
	local fits = KINDS[kind or sgs.Friend_All]
	for _, friend in ipairs(fits and self:getFriendsNoself(player) or {}) do
		if fits(self, friend) then return true end
	end
	return false
end

-- Whether liuli lets him hand a Slash on to one of those players (one, or a list: a frail one).
function SmartAI:canLiuli(other, to)
	if not other:hasSkill("liuli") then return false end
	if type(to) == "table" then
		for _, one in ipairs(to) do
			if one:getHp() < 3 and self:canLiuli(other, one) then return true end
		end
		return false
	end
	if other == to or self:needToLoseHp(to, self.player, true) then return false end
	if self:getDamagedEffects(to, self.player, true) then return false end
	if not other:isKongcheng() and other:inMyAttackRange(to) then return true end
	local near = other:getWeapon() and other:distanceTo(to) <= other:getAttackRange(false)
	return near or other:getOffensiveHorse() ~= nil and other:inMyAttackRange(to, 1)
end

-- How many cards of a class nobody has shown yet: in the pile or in unseen hands.
function SmartAI:getRestCardsNum(class_name)
	local count, seen = 0, {}
	local function mark(ids)
		for _, id in sgs.qlist(ids) do seen[id] = true end
	end
	mark(self.room:getDiscardPile())
	for _, player in sgs.qlist(self.room:getAlivePlayers()) do
		for _, card in sgs.qlist(player:getCards("hej")) do seen[card:getEffectiveId()] = true end
	end
	for id = 0, sgs.Sanguosha:getCardCount() - 1 do
		local card = not seen[id] and sgs.Sanguosha:getEngineCard(id)
		if card and card:isKindOf(class_name) then count += 1 end
	end
	return count
end
