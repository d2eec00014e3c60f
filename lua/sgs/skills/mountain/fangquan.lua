-- 放权 fangquan (Liu Shan): skips his play phase, and for one hand card at the end of the turn a friend gets another
-- turn. He does where playing himself is worth little, and a card other than a Peach will be left to pay with.

-- Skills that make much of a turn.
local BUSY = "yongsi|zhiheng|shensu|"

local function usable_tricks(self)
	local worth = 0
	for _, card in sgs.qlist(self.player:getHandcards()) do
		if card:isKindOf("TrickCard") and self:getUseValue(card) > 3.69 and self:wouldUse(card) then
			worth += card:isKindOf("ExNihilo") and 2 or 1
		end
	end
	return worth
end

local function first_of_kind(self, kind)
	for _, card in sgs.qlist(self.player:getHandcards()) do
		if card:isKindOf(kind) then return card end
	end
end

local function usable_equips(self)
	local me, worth = self.player, 0
	if first_of_kind(self, "DefensiveHorse") and not me:getDefensiveHorse() then worth += 1 end
	local bare = self:isWeak() or self:getCardsNum("Jink") == 0
	if first_of_kind(self, "Armor") and not me:getArmor() and bare then worth += 1 end
	return worth
end

-- The health of the weakest enemy whom a Slash would reach and who seems to have no Jink; nil for nobody.
local function least_health_hit(self, slash)
	local least
	for _, enemy in ipairs(self.enemies) do
		local hit = self.player:canSlash(enemy, slash) and not self:slashProhibit(slash, enemy)
		if hit and self:guess("Jink", enemy) < 1 then least = math.min(least or enemy:getHp(), enemy:getHp()) end
	end
	return least
end

-- One for a blow, one more where it may kill, or where a crossbow lets others follow.
local function usable_slashes(self)
	local slashes = self:getCards("Slash")
	local health = slashes[1] and least_health_hit(self, slashes[1])
	if not health then return 0 end
	local many = #slashes > 1 and (self:hasCrossbowEffect() or first_of_kind(self, "Crossbow") ~= nil)
	return (many and 3 or 1) + (health <= 1 and 1 or 0)
end

-- Health that the play phase would bring back.
local function has_to_heal(self)
	local peaches = self:getCardsNum("Peach")
	if not self.player:isWounded() or peaches == 0 then return false end
	return self:isWeak() or peaches >= 2 or peaches >= self.player:getMaxCards() - 2
end

-- Peaches are what is kept longest, so something else has to be left after the discard phase.
local function keeps_a_card(self)
	local me, peaches = self.player, 0
	for _, card in sgs.qlist(me:getHandcards()) do
		if card:isKindOf("Peach") then peaches += 1 end
	end
	return math.min(me:getHandcardNum(), me:getMaxCards()) > peaches
end

local function first_where(friends, rule)
	for _, friend in ipairs(friends) do
		if rule(friend) then return friend end
	end
end

-- The friend for another turn, and why: the lord once the rebels are gone, the human, who makes much of a turn, any.
local function heir(self)
	local friends, lord = table.clone(self.friends_noself), self.room:getLord()
	self:sort(friends, "chaofeng")
	local function plays(friend) return not self:willSkipPlayPhase(friend) end
	if (sgs.current_mode_players.rebel or 0) == 0 and lord and table.contains(friends, lord) then
		return lord, "the lord, when the rebels are gone"
	end
	local human = self:AssistTarget()
	if human and plays(human) then return human, "a human friend" end
	local busy = first_where(friends, function(friend)
		return self:hasSkills(BUSY .. sgs.priority_skill, friend) and plays(friend)
	end)
	if busy then return busy, "his skills make much of a turn" end
	-- dawu would have to be given up early
	local fog = first_where(self.friends, function(friend) return friend:getMark("@fog") > 0 end)
	local function keeps_fog(friend) return friend:hasSkill("dawu") and fog ~= nil end
	return first_where(friends, function(friend) return plays(friend) and not keeps_fog(friend) end)
		or first_where(friends, function(friend) return not keeps_fog(friend) end), "any friend"
end

sgs.ai_skill_invoke.fangquan = function(self)
	local friend, why = heir(self)
	if not friend or not keeps_a_card(self) or has_to_heal(self) then return false end
	local worth = usable_tricks(self) + usable_equips(self) + usable_slashes(self)
	trace.consider(friend, worth, "another turn for " .. why .. "; the number is what playing oneself is worth")
	return worth < 2
end

local function price(self)
	local cards = sgs.QList2Table(self.player:getHandcards())
	self:sortByKeepValue(cards)
	for _, card in ipairs(cards) do
		if card:getId() >= 0 and not card:isKindOf("Peach") and not self.player:isJilei(card) then return card end
	end
end

sgs.ai_skill_use["@@fangquan"] = function(self)
	if not self.player:hasSkill("fangquan") then return "." end
	local friend, why = heir(self)
	local card = price(self)
	if not friend or not card then return "." end
	trace.consider(friend, sgs.getDefense(friend), why)
	return string.format("@FangquanCard=%d->%s", card:getEffectiveId(), friend:objectName())
end

sgs.ai_card_intention.FangquanCard = -80
