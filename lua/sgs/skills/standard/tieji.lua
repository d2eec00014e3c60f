-- 铁骑 tieji (Ma Chao): the target of his Slash loses his skills for the turn, and has to discard a card of a judged
-- suit, or cannot use Jink. Used on everybody who is no friend. The target pays where that lets him dodge, and with
-- what he needs least.

sgs.ai_skill_invoke.tieji = function(self, data)
	local target = data:toPlayer()
	return not (target and self:isFriend(target))
end

sgs.ai_choicemade_filter.skillInvoke.tieji = function(_, player, fields)
	local target = sgs.seated(fields[3])
	if target and fields[#fields] == "yes" then sgs.updateIntention(player, target, 50) end
end

-- Whether the Slash could be dodged at all once a card is paid.
local function could_dodge(self, from, slash)
	if from and self:isJinkAvailable(from, self.player, slash, true) then return false end
	if self.player:isCardLimited(sgs.Sanguosha:cloneCard("jink"), sgs.Card_MethodUse) then return false end
	if self:hasEightDiagramEffect() and not IgnoreArmor(from, self.player) then return true end
	return self:getCardsNum("Jink") >= (from and self:jinksNeeded(from, self.player) or 1)
end

-- Why not to pay, or nil.
local function why_not_pay(self, from, slash)
	local me = self.player
	local heavy = from ~= nil and self:hasHeavySlashDamage(from, slash, me)
	if slash and from and not self:slashIsEffective(slash, me, from) then return "the Slash does nothing" end
	if not heavy then
		local welcome = from and (self:getDamagedEffects(me, from, true) or self:needToLoseHp(me, from, true))
		if welcome then return "the damage is welcome" end
		if self:getCardsNum("Peach") > 0 then return "a Peach makes up for it" end
	end
	return not could_dodge(self, from, slash) and "no Jink would come of it" or nil
end

-- Jinks that have to stay at hand for the dodge.
local function is_needed_jink(self, card, from)
	if not isCard("Jink", card, self.player) then return false end
	local needed = from and self:jinksNeeded(from, self.player) or 1
	return self:getCardsNum("Jink") <= needed
end

-- In hand, the least worth keeping first; nothing dear while life is not at stake.
local function from_hand(self, fits, from)
	local cards = {}
	for _, card in sgs.qlist(self.player:getHandcards()) do
		if fits(card) and not is_needed_jink(self, card, from) then table.insert(cards, card) end
	end
	self:sortByKeepValue(cards)
	for _, card in ipairs(cards) do
		local dear = self:getKeepValue(card) > 8 or self:isValuableCard(card)
		if not dear or self:isWeak() then return card end
		trace.reject(card, "too dear for a dodge")
	end
end

local function from_equips(self, fits)
	local me = self.player
	local armor, treasure = me:getArmor(), me:getTreasure()
	local loaded = treasure and me:getPile("wooden_ox"):length() >= 3
	local worn_armor = armor and self:evaluateArmor(armor) <= 3 and armor
	for _, card in ipairs({ me:getOffensiveHorse() or false, me:getWeapon() or false, me:getDefensiveHorse() or false,
		not loaded and treasure or false, worn_armor or false }) do
		if card and fits(card) then return card end
	end
end

local function payment(self, fits, from)
	if self:hasSkills(sgs.lose_equip_skill) then
		local equip = from_equips(self, fits)
		if equip then return equip end
	end
	return from_hand(self, fits, from) or from_equips(self, fits)
end

sgs.ai_skill_cardask["@tieji-discard"] = function(self, data, pattern)
	local use, me = data:toCardUse(), self.player
	local function fits(card)
		return card:getId() >= 0 and sgs.Sanguosha:matchExpPattern(pattern, me, card) and not me:isJilei(card)
	end
	local armor = me:getArmor()
	if armor and self:needToThrowArmor() and fits(armor) then return tostring(armor:getEffectiveId()) end
	local why_not = why_not_pay(self, use.from, use.card)
	if why_not then
		trace.note("nothing is paid for tieji: " .. why_not)
		return "."
	end
	local card = payment(self, fits, use.from)
	return card and tostring(card:getEffectiveId()) or "."
end

sgs.ai_no_jink.tieji = function()
	return true, true -- by a judgement
end
