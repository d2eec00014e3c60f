-- Whose cards to discard: findPlayerToDiscard.

local function judged(self, player, trick)
	local safe = player:hasSkill("qiaobian") and not player:isKongcheng()
		or player:containsTrick("YanxiaoCard") or player:containsTrick("yanxiao")
	if safe or trick == "indulgence" and player:hasSkill("keji") then return false end
	return player:containsTrick(trick)
end

local function lightning_is_aimed(self)
	for _, enemy in ipairs(self.enemies) do
		if enemy:hasSkills(sgs.wizard_harm_skill) then return true end
	end
	return false
end

local function eight_diagram(self, who)
	local armor = who:getArmor()
	return armor and armor:isKindOf("EightDiagram") and not self:needToThrowArmor(who) and armor:getEffectiveId()
end

local function useful_equip(self, who)
	if not who:hasSkills(sgs.use_equip_skill) or self:doNotDiscard(who, "e") then return nil end
	for _, card in sgs.qlist(who:getEquips()) do
		if not who:hasSkill("jijiu") or card:isRed() then return card:getEffectiveId() end
	end
end

local function may_hold_rescue(self, who)
	if who:isKongcheng() or who:getHandcardNum() > 2 then return false end
	if sgs.gainsByLosing(who) then return false end
	return getKnownCard(who, self.player, "Peach") > 0 or getKnownCard(who, self.player, "Analeptic") > 0
end

local function any_equip(self, who)
	if not who:hasEquip() or self:doNotDiscard(who, "e") then return nil end
	for _, card in sgs.qlist(who:getEquips()) do
		if card ~= who:getArmor() or not self:needToThrowArmor(who) then return card:getEffectiveId() end
	end
end

local function saves_kongcheng(self, who)
	local hollow = who:hasSkill("kongcheng") and who:getHandcardNum() == 1 and who:getHp() <= 2
	return hollow and self:getEnemyNumBySeat(self.player, who) > 0
end

-- The rules in order: area, side, and a function giving the id of the card, true for any, or nothing.
local RULES = {
	{ "e", "enemies", function(self, who) return self:getDangerousCard(who) end },
	{ "e", "enemies", eight_diagram },
	{ "j", "friends", function(self, who)
		return judged(self, who, "indulgence") or judged(self, who, "supply_shortage")
	end },
	{ "j", "all", function(self, who) return lightning_is_aimed(self) and who:containsTrick("lightning") end },
	{ "e", "friends", function(self, who) return self:needToThrowArmor(who) and who:getArmor():getEffectiveId() end },
	{ "e", "enemies", function(self, who) return self:getValuableCard(who) end },
	{ "e", "enemies", useful_equip },
	{ "h", "enemies", may_hold_rescue },
	{ "e", "enemies", any_equip },
	{ "j", "enemies", function(_, who) return who:containsTrick("YanxiaoCard") or who:containsTrick("yanxiao") end },
	{ "h", "by_hand", function(self, who) return not who:isKongcheng() and not self:doNotDiscard(who, "h") end },
	{ "h", "friends", saves_kongcheng },
}

-- `card`: the id of one, or true for any of the area.
local function may_discard(self, player, card, area)
	if type(card) == "number" then return self:mayDiscardCard(player, card) end
	return self.player:canDiscard(player, area)
end

local function sides(self, candidates, with_self)
	local groups = { friends = {}, enemies = {} }
	for _, player in sgs.list(candidates or self.room:getAlivePlayers()) do
		if self:isFriend(player) then
			if with_self or player ~= self.player then table.insert(groups.friends, player) end
		elseif self:isEnemy(player) then
			table.insert(groups.enemies, player)
		end
	end
	self:sort(groups.friends, "defense")
	self:sort(groups.enemies, "defense")
	groups.all = table.clone(groups.friends)
	table.insertTable(groups.all, groups.enemies)
	groups.by_hand = table.clone(groups.enemies)
	self:sort(groups.by_hand, "handcard")
	return groups
end

-- The player from whose areas (of "hej") a card had best be discarded, nil where nobody fits; with
-- `as_table` all who fit, best first. `is_discard` (the default): discarding has to be allowed.
function SmartAI:findPlayerToDiscard(flags, with_self, is_discard, players, as_table)
	flags = flags or "he"
	local groups = sides(self, players, with_self ~= false)
	local found = {}
	for _, rule in ipairs(RULES) do
		local area, side, find = rule[1], rule[2], rule[3]
		if not flags:find(area, 1, true) then continue end
		for _, player in ipairs(groups[side]) do
			local card = find(self, player)
			local legal = is_discard == false or card and may_discard(self, player, card, area)
			if card and legal and not table.contains(found, player) then
				if not as_table then return player end
				table.insert(found, player)
			end
		end
	end
	return as_table and found or nil
end
