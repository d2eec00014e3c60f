-- What it costs somebody to lose all cards of a suit, hand and equipment.

-- How likely an unseen card is of a suit that matters: hearts may be Peaches, diamonds Jinks.
local UNSEEN = { spade = 1, club = 1, heart = 1.3, diamond = 1.5 }
local SUM = 4.8

local WORN = { { "Weapon", 2 }, { "Armor", 2.5 }, { "DefensiveHorse", 1.5 }, { "OffensiveHorse", 1 }, { "Treasure", 2.2 } }

local function of_equip(self, card, owner)
	if self:hasSkills(sgs.lose_equip_skill, owner) then return -1 end
	if card:isKindOf("Armor") and owner:getArmor() and self:needToThrowArmor(owner) then return -1 end
	for _, row in ipairs(WORN) do
		if card:isKindOf(row[1]) then return row[2] end
	end
	return 1
end

-- Skills of his that live on the suit.
local function of_skills(owner, suit)
	local worth = 0
	for _, skill in sgs.qlist(owner:getVisibleSkillList()) do
		local values = rawget(sgs, skill:objectName() .. "_suit_value")
		if type(values) == "table" then worth = math.max(worth, (values[suit] or 0) / 4) end
	end
	return worth
end

function SmartAI:suitLoss(owner, suit)
	local known, loss = sgs.getKnownHandcards(owner, self.player), 0
	for _, card in ipairs(known) do
		if card:getSuitString() == suit then loss += self:isValuableCard(card, owner) and 1.5 or 1 end
	end
	local unseen = owner:getHandcardNum() - #known
	loss += unseen * ((UNSEEN[suit] or 0) + of_skills(owner, suit)) / SUM
	for _, card in sgs.qlist(owner:getEquips()) do
		if card:getSuitString() == suit then loss += of_equip(self, card, owner) end
	end
	return loss
end

-- Whether lost health is welcome to the player: zhaxiang draws three cards for it.
function SmartAI:drawsForHealth(player)
	if not player:hasSkill("zhaxiang") or self:isWeak(player) then return false end
	return not (player:hasSkill("chanyuan") and player:getHp() == 2)
end
