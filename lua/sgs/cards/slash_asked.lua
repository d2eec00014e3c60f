-- 杀 Slash asked for outside the free play phase: on a named victim, or on whom one likes.

-- All own Slashes as cards, those of several cards (spear) last.
local function own_slashes(self)
	local slashes = self:getCards("Slash")
	self:sortByUsePriority(slashes)
	local last = self:offeredCard(sgs.ai_cardsview, "Slash", self.player)
	if last then table.insert(slashes, sgs.Card_Parse(last)) end
	return slashes
end

-- Whether the rules and what is asked let the Slash be used on the target.
local function is_legal(self, slash, target)
	return self:slashReaches(self:slashPlan(slash, {}), target)
end

-- The first own Slash that would hurt the target.
function SmartAI:effectiveSlash(target)
	for _, slash in ipairs(own_slashes(self)) do
		if is_legal(self, slash, target) and self:slashIsEffective(slash, target) then return slash end
	end
end

-- The first own Slash that the target's armour or skills make harmless.
function SmartAI:wastedSlash(target)
	for _, slash in ipairs(own_slashes(self)) do
		if is_legal(self, slash, target) and not self:slashIsEffective(slash, target) then return slash end
	end
end

local function use_string(slash, targets)
	local names = {}
	for _, target in ipairs(targets) do table.insert(names, target:objectName()) end
	return slash:toString() .. "->" .. table.concat(names, "+")
end

-- Adds further targets where the Slash may have more than the named one.
local function with_more_targets(self, slash, victim)
	local me, chosen = self.player, { victim }
	if me:hasFlag("slashDisableExtraTarget") then return chosen end
	if sgs.Sanguosha:correctCardTarget(sgs.TargetModSkill_ExtraTarget, me, slash) <= 0 then return chosen end
	local list = sgs.SPlayerList()
	list:append(victim)
	local wish = { isDummy = true, to = sgs.SPlayerList() }
	self:useCardSlash(slash, wish)
	for _, target in sgs.qlist(wish.to) do
		if slash:targetFilter(list, target, me) then
			list:append(target)
			table.insert(chosen, target)
		end
	end
	return chosen
end

-- The handler of the prompt chooses the Slash for its one victim. Where the prompt names the asked player
-- first, the victim comes second.
local function on_named(self, handler, words, method)
	local victim, other = self:playerNamed(words[2]), self:playerNamed(words[3])
	local answer = handler(self, sgs.QVariant(), "slash", victim, other, words[4], words[5])
	if answer and answer:find("->", 1, true) then return answer end -- the handler has chosen the victim
	if victim == self.player then victim = other end
	if victim == self.player then return "." end -- nobody else is named
	if not answer or answer == "." then return self:lentSlash(victim) or "." end
	local slash = sgs.Card_Parse(answer)
	if not slash or not victim or self:asHandled(answer, method) == "." then return "." end
	if not is_legal(self, slash, victim) then return "." end
	return use_string(slash, with_more_targets(self, slash, victim))
end

-- The first of the players, and the Slash for him, for whom the rule holds.
local function first_target(self, players, rule)
	local slashes = own_slashes(self)
	for _, target in ipairs(players) do
		for _, slash in ipairs(slashes) do
			if is_legal(self, slash, target) and not self:slashProhibit(slash, target)
				and self:slashIsEffective(slash, target) and rule(target, slash)
			then
				return target, slash
			end
		end
	end
end

sgs.ai_skill_use.slash = function(self, prompt, method)
	local words = (prompt or ""):split(":")
	local handler = sgs.ai_skill_cardask[words[1]]
	if type(handler) == "function" then return on_named(self, handler, words, method) end
	self:sort(self.enemies, "defenseSlash")
	local target, slash = first_target(self, self.friends_noself, function(friend, slash)
		return self:isPriorFriendOfSlash(friend, slash)
	end)
	if not target then
		target, slash = first_target(self, self.enemies, function(enemy)
			return sgs.isGoodTarget(enemy, self.enemies, self, true)
		end)
	end
	local borrowed = not target and self:lentSlash()
	if borrowed then return borrowed end
	if not target or self:asHandled(slash:toString(), method) == "." then
		trace.note("nobody is worth a Slash")
		return "."
	end
	trace.consider(target, sgs.getDefenseSlash(target, self), "the Slash that is asked for")
	return use_string(slash, { target })
end

-- The enemies among the targets whom a Slash of no card would hurt, the weakest first.
local function victims(self, targets, slash)
	local found = {}
	self:sort(self.enemies, "defenseSlash")
	for _, enemy in ipairs(self.enemies) do
		if targets:contains(enemy) and not self:slashProhibit(slash, enemy)
			and sgs.isGoodTarget(enemy, self.enemies, self, true) and self:slashIsEffective(slash, enemy)
		then
			table.insert(found, enemy)
		end
	end
	return found
end

sgs.ai_skill_playerchosen.slash_extra_targets = function(self, targets)
	local enemy = victims(self, targets, sgs.Sanguosha:cloneCard("slash"))[1]
	if enemy then trace.consider(enemy, sgs.getDefenseSlash(enemy, self), "weakest enemy in reach") end
	return enemy
end

-- Somebody has to be slashed by a Slash that costs no card: the least bad of all.
sgs.ai_skill_playerchosen.zero_card_as_slash = function(self, targets)
	local slash = sgs.Sanguosha:cloneCard("slash")
	for _, enemy in ipairs(victims(self, targets, slash)) do
		if not self:getDamagedEffects(enemy, self.player, true) and not enemy:hasSkill("nosleiji") then return enemy end
	end
	local order = sgs.QList2Table(targets)
	self:sort(order, "defenseSlash")
	local function strongest(rule)
		for place = #order, 1, -1 do
			if rule(order[place]) then return order[place] end
		end
	end
	return strongest(function(player)
		return self:isFriend(player) and self:slashIsEffective(slash, player)
			and (self:getDamagedEffects(player, self.player, true) or self:needToLoseHp(player, self.player, true, true))
	end) or strongest(function(player)
		return not self:slashIsEffective(slash, player)
	end) or strongest(function(player)
		return self:isEnemy(player) and self:needToLoseHp(player, self.player, true, true)
	end) or strongest(function(player)
		return not self:isFriend(player)
	end) or order[1]
end
