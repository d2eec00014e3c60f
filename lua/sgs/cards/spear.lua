-- 丈八蛇矛 Spear: two hand cards as a Slash, only where there is no other.

sgs.ai_weapon_value.spear = function(self, enemy, player)
	if enemy and getCardsNum("Slash", player, self.player) == 0 then
		if self:getOverflow(player) > 0 then return 2 end
		if player:getHandcardNum() > 2 then return 1 end
	end
end

local function slash_of(one, other)
	return string.format("slash:spear[to_be_decided:0]=%d+%d", one:getEffectiveId(), other:getEffectiveId())
end

-- Hand cards that may become a Slash.
local function candidates(self, player, in_play)
	local cards = {}
	for _, card in sgs.qlist(player:getHandcards()) do
		local kept = card:getId() < 0 or isCard("Slash", card, player) or card:isKindOf("Peach")
			or in_play and card:isKindOf("ExNihilo")
		if not kept then table.insert(cards, card) end
	end
	return cards
end

-- As a response: the two cards that are kept least.
sgs.ai_cardsview.spear = function(self, class_name, player)
	if class_name ~= "Slash" then return nil end
	player = player or self.player
	local cards = candidates(self, player, player:getPhase() == sgs.Player_Play)
	if #cards < 2 then return nil end
	self:sortByKeepValue(cards)
	return slash_of(cards[1], cards[2])
end

-- Whether so many cards may go for one Slash.
local function hand_allows(self)
	local me = self.player
	if me:getHandcardNum() > me:getHp() - 1 or me:getHp() > 4 then return true end
	if self:hasSkills("kongcheng|lianying|noslianying|paoxiao|zhiji|benghuai") then return true end
	for _, enemy in ipairs(self.enemies) do
		if me:canSlash(enemy, nil) and self:hasHeavySlashDamage(me, sgs.Sanguosha:cloneCard("slash"), enemy) then return true end
	end
	return false
end

-- A weak enemy in reach whom only black Slashes do not hurt.
local function needs_red(self)
	for _, enemy in ipairs(self.enemies) do
		if self:isWeak(enemy) and enemy:hasArmorEffect("renwang_shield") and not IgnoreArmor(self.player, enemy)
			and self.player:canSlash(enemy, nil)
		then
			return true
		end
	end
	return false
end

local function first_red(cards)
	for _, card in ipairs(cards) do
		if card:isRed() then return card end
	end
end

table.insert(sgs.ai_skills, { name = "spear", getTurnUseCard = function(self)
	local me = self.player
	if not me:hasSkill("spear") or not self:slashIsAvailable() then return nil end
	if #self:getCards("Slash") > 0 or not hand_allows(self) then return nil end
	local cards = candidates(self, me, true)
	if #cards < 2 then return nil end
	self:sortByUseValue(cards, true)
	local one, other = cards[1], cards[2]
	if one:isBlack() and other:isBlack() and needs_red(self) then
		local red = first_red(cards)
		if red then one, other = red, one end
	end
	return sgs.Card_Parse(slash_of(one, other))
end })
