-- How much a brain would like to have a card: what it takes from open cards, and what it gives away.

local function for_peach(self)
	local weakest
	for _, friend in ipairs(self.friends_noself) do
		if not weakest or friend:getHp() < weakest:getHp() then weakest = friend end
	end
	if weakest and weakest:getHp() < 2 then return 10 end
	local me = self.player
	local hurt = me:getHp() < 3 or me:getLostHp() > 1
	if hurt and not me:hasSkills("longhun|buqu|nosbuqu") or me:hasSkills("kurou|noskurou|benghuai") then return 14 end
	return nil
end

-- The mean of what the player's skills write in tables of that kind, or nil where none does.
local function mean_of(self, kind, key)
	local sum, count = 0, 0
	for _, skill in sgs.qlist(self.player:getVisibleSkillList()) do
		local values = rawget(sgs, skill:objectName() .. kind)
		local value = type(values) == "table" and values[key]
		if value then sum, count = sum + value, count + 1 end
	end
	return count > 0 and sum / count or nil
end

local function for_slash(self, card)
	if card:isKindOf("Slash") then return self:getCardsNum("Slash") == 0 and 5.9 or 4 end
	return card:isKindOf("Analeptic") and self.player:getHp() < 2 and 10 or nil
end

local function for_weapon(self, card)
	local me = self.player
	local slashers = "luoshen|yongsi|kurou|noskurou|keji|wusheng|wushen|chixin"
	if card:isKindOf("Crossbow") and me:hasSkills(slashers) then return 20 end
	if card:isKindOf("Axe") and me:hasSkills("luoyi|nosluoyi|jiushi|jiuchi|pojun") then return 15 end
	return card:isKindOf("Weapon") and not me:getWeapon() and self:getCardsNum("Slash") > 1 and 6 or nil
end

local function for_nullification(self, card)
	if not card:isKindOf("Nullification") or self:getCardsNum("Nullification") > 0 then return nil end
	if self:willSkipPlayPhase() or self:willSkipDrawPhase() then return 10 end
	for _, friend in ipairs(self.friends_noself) do
		if self:willSkipPlayPhase(friend) or self:willSkipDrawPhase(friend) then return 9 end
	end
	return 6
end

local function saved_by_buyi(self, card)
	if card:isKindOf("BasicCard") or not self:isWeak() then return false end
	for _, friend in ipairs(self.friends) do
		if friend:hasSkill("buyi") then return true end
	end
	return false
end

function SmartAI:cardNeed(card)
	local need = card:isKindOf("Peach") and for_peach(self)
	if need then return need end
	if saved_by_buyi(self, card) then return 13 end
	if self:isWeak() and card:isKindOf("Jink") and self:getCardsNum("Jink") == 0 then return 12 end
	local liked = mean_of(self, "_keep_value", card:getClassName()) or mean_of(self, "_suit_value", card:getSuitString())
	if liked then return liked + 4 end
	return for_slash(self, card) or for_weapon(self, card) or for_nullification(self, card) or self:getUseValue(card)
end
