-- 结姻 jieyin (Sun Shangxiang): once a phase she discards two hand cards, and she and a wounded man recover 1 health each. For a
-- friend who needs it; when she is near death herself, for any man.

-- What may go: tricks for which there is no use, then what is not dear. Equipment serves her when it is put on.
local function cards_to_give(self)
	local unused, cheap = {}, {}
	local hurt = self.player:isWounded()
	for _, card in ipairs(sgs.QList2Table(self.player:getHandcards())) do
		if card:getId() >= 0 and not self.player:isJilei(card) and not card:isKindOf("EquipCard") then
			if card:getTypeId() == sgs.Card_TypeTrick and not card:isKindOf("Nullification") and not self:wouldUse(card) then
				table.insert(unused, card)
			elseif not card:isKindOf("Peach") and (hurt or not self:isValuableCard(card)) then
				table.insert(cheap, card)
			end
		end
	end
	self:sortByUseValue(unused, true)
	self:sortByUseValue(cheap, true)
	return table.move(cheap, 1, #cheap, #unused + 1, unused)
end

-- A man who is no friend, when she needs it badly: one who does not live on wounds, the strangers first.
local function stranger(self)
	local me = self.player
	local alone = me:isLord() or me:getRole() == "renegade"
	if not alone or not self:isWeak() or not me:isWounded() or self:getOverflow() < 2 then return nil end
	local enemy
	for _, other in sgs.qlist(self.room:getOtherPlayers(me)) do
		local fits = other:isMale() and other:isWounded() and not self:hasSkills(sgs.masochism_skill, other)
		if fits and not self:isEnemy(other) then return other end
		if fits and not (enemy and sgs.getDefense(enemy) >= sgs.getDefense(other)) then enemy = other end
	end
	return enemy
end

local function man_to_heal(self)
	local help, rest = self:getWoundedFriend(true)
	local weak = self:isWeak()
	local needy = help[1]
	if needy and (weak or self:isWeak(needy) or self:getOverflow() >= 1) then return needy, "a friend who needs it" end
	if weak and self.player:isWounded() and rest[1] then return rest[1], "she needs it herself" end
	local other = stranger(self)
	return other, other and "nobody else can be married now"
end

table.insert(sgs.ai_skills, {
	name = "jieyin",
	getTurnUseCard = function(self)
		local me = self.player
		if me:hasUsed("JieyinCard") or me:getHandcardNum() < 2 or self:needBear() then return nil end
		-- unhurt she would only give up what protects her
		if not me:isWounded() and self:isWeak() then return nil end
		local cards = cards_to_give(self)
		if #cards < 2 then return nil end
		return sgs.Card_Parse(string.format("@JieyinCard=%d+%d", cards[1]:getId(), cards[2]:getId()))
	end,
})

sgs.ai_skill_use_func.JieyinCard = function(card, use, self)
	local man, why = man_to_heal(self)
	if not man then return end
	trace.consider(man, man:getHp(), "jieyin: " .. why)
	self:aim(use, card, { man })
end

sgs.ai_use_priority.JieyinCard = 2.8
sgs.dynamic_value.benefit.JieyinCard = true

-- Friendly, unless she was near death and the man was not: then she may have had no choice.
sgs.ai_card_intention.JieyinCard = function(self, _, from, tos)
	for _, to in ipairs(tos) do
		local forced = self:isWeak(from) and from:isWounded() and not self:isWeak(to)
		if not forced then sgs.updateIntention(from, to, -80) end
	end
end

sgs.ai_delayed_value.jieyin = { Indulgence = 10, SupplyShortage = 10 }

-- Two cards of a hand that is too full heal as much, and a friend as well.
sgs.ai_no_peach.jieyin = function(self)
	if self:getOverflow() <= 0 then return nil end
	for _, friend in ipairs(self.friends_noself) do
		if friend:isMale() and friend:isWounded() then return "jieyin heals two", "last" end
	end
end
