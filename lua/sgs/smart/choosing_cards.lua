-- Which card of a player to take or discard where no handler says: sgs.ai_default.askForCardChosen.

local function judging(who, name)
	for _, card in sgs.qlist(who:getJudgingArea()) do
		if card:objectName() == name or card:isKindOf(name) then return card:getEffectiveId() end
	end
end

local function is_under_yanxiao(who)
	return who:containsTrick("YanxiaoCard") or who:containsTrick("yanxiao")
end

local function enemy_retrial(self)
	for _, enemy in ipairs(self.enemies) do
		if enemy:hasSkills(sgs.wizard_harm_skill) then return true end
	end
	return false
end

local function id_of(card)
	return card and card:getEffectiveId()
end

-- What a friend is glad to lose.
local function from_friend(self, who, flags)
	local takes = function(area) return flags:find(area, 1, true) ~= nil end
	local moves_them = who:hasSkill("qiaobian") and not who:isKongcheng()
	if takes("j") and not is_under_yanxiao(who) and not moves_them then
		local lightning, play, draw = judging(who, "lightning"), judging(who, "indulgence"), judging(who, "supply_shortage")
		if lightning and enemy_retrial(self) then return lightning, "a friend's lightning, and enemies change judgements" end
		if play and draw then return who:getHp() < who:getHandcardNum() and play or draw, "a friend's delayed trick" end
		if play or draw then return play or draw, "a friend's delayed trick" end
	end
	if not takes("e") then return nil end
	local armor = who:getArmor()
	if armor and (self:needToThrowArmor(who) or self:evaluateArmor(armor, who) < -5) then
		return id_of(armor), "armour that a friend had better lose"
	end
	if self:hasSkills(sgs.lose_equip_skill, who) and self:isWeak(who) then
		return id_of(who:getWeapon() or who:getOffensiveHorse()), "a friend gains by losing equipment"
	end
	return nil
end

-- Equipment of those who can use it as something else.
local function of_users(self, who)
	if not who:hasSkills(sgs.use_equip_skill) or self:doNotDiscard(who, "e") then return nil end
	local armor = who:getArmor()
	if who:getDefensiveHorse() then return who:getDefensiveHorse() end
	if armor and not self:needToThrowArmor(who) then return armor end
	for _, card in ipairs({ who:getOffensiveHorse() or false, who:getWeapon() or false }) do
		if card and (not who:hasSkill("jijiu") or card:isRed()) then return card end
	end
	return nil
end

local function holds_rescue(self, who)
	return getKnownCard(who, self.player, "Peach") > 0 or getKnownCard(who, self.player, "Analeptic") > 0
end

local function any_equip(self, who)
	if self:doNotDiscard(who, "e") then return nil end
	local armor = who:getArmor()
	if armor and self:needToThrowArmor(who) then armor = nil end
	return who:getDefensiveHorse() or armor or who:getOffensiveHorse() or who:getWeapon()
end

local function few_cards(who)
	return not who:isKongcheng() and who:getHandcardNum() <= 2
end

local RANDOM = -1

-- What hurts others most, in order: { area, why, function(self, who) giving an id or nil }.
local ORDER = {
	{ "e", "dangerous equipment", function(self, who) return self:getDangerousCard(who) end },
	{ "e", "the load of a wooden ox", function(_, who)
		return who:getPile("wooden_ox"):length() > 1 and id_of(who:getTreasure()) or nil
	end },
	{ "e", "eight diagram", function(self, who)
		local armor = who:getArmor()
		return armor and armor:isKindOf("EightDiagram") and not self:needToThrowArmor(who) and id_of(armor) or nil
	end },
	{ "e", "equipment that he uses as something else", function(self, who) return id_of(of_users(self, who)) end },
	{ "e", "valuable equipment", function(self, who) return self:getValuableCard(who) end },
	{ "h", "one of the few cards that his skills need", function(self, who)
		local needy = who:hasSkills("jijiu|qingnang|qiaobian|jieyin|beige|buyi|manjuan")
		return needy and few_cards(who) and not self:doNotDiscard(who, "h") and RANDOM or nil
	end },
	{ "h", "what may be a Peach or wine", function(self, who)
		return few_cards(who) and holds_rescue(self, who) and not self:doNotDiscard(who, "h") and RANDOM or nil
	end },
	{ "j", "lightning that enemies would turn on us", function(self, who)
		return enemy_retrial(self) and judging(who, "lightning") or nil
	end },
	{ "j", "his protection from delayed tricks", function(_, who)
		return judging(who, "YanxiaoCard") or judging(who, "yanxiao")
	end },
	{ "h", "the last card of one who is nearly beaten, or a card that his skills live on", function(self, who)
		if who:isKongcheng() or self:doNotDiscard(who, "h") then return nil end
		local frail = who:getHandcardNum() == 1 and who:getHp() <= 2 and sgs.getDefenseSlash(who, self) < 3
		return (frail or self:hasSkills(sgs.cardneed_skill, who)) and RANDOM or nil
	end },
	{ "e", "any equipment", function(self, who) return id_of(any_equip(self, who)) end },
	{ "h", "one of few cards", function(self, who)
		return few_cards(who) and not self:doNotDiscard(who, "h") and RANDOM or nil
	end },
}

local function from_other(self, who, flags, is_legal)
	for _, rule in ipairs(ORDER) do
		local area, why, find = rule[1], rule[2], rule[3]
		local id = flags:find(area, 1, true) and find(self, who)
		if id and is_legal(id) then return id, why end
	end
end

-- A card by chance: -1 for one in hand; never the silver lion of a wounded enemy where others are.
function SmartAI:getCardRandomly(who, flags, is_legal)
	local ids, spared = {}, nil
	for _, card in sgs.qlist(who:getCards(flags)) do
		local id = card:getEffectiveId()
		if is_legal and not is_legal(id) then continue end
		local lion = card:isKindOf("SilverLion") and who:isWounded() and not self:isFriend(who)
		if lion and who:hasArmorEffect("silver_lion") then spared = id else table.insert(ids, id) end
	end
	if #ids == 0 then return spared end
	return ids[math.random(1, #ids)]
end

sgs.ai_default.askForCardChosen = function(self, who, flags, _, method)
	local function is_legal(id)
		return method ~= sgs.Card_MethodDiscard or self:mayDiscardCard(who, id)
	end
	local id, why
	if self:isFriend(who) then
		id, why = from_friend(self, who, flags)
	else
		id, why = from_other(self, who, flags, is_legal)
	end
	if id and is_legal(id) then
		trace.consider(id, 1, why)
		return id
	end
	trace.note("nothing stands out among the cards of " .. who:objectName())
	if flags:find("h", 1, true) and not who:isKongcheng() then return RANDOM end
	-- Where the rules forbid them all, one must go even so.
	return self:getCardRandomly(who, flags, is_legal) or self:getCardRandomly(who, flags)
end
