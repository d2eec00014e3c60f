-- The first round, and later ones while rebels hide: who strikes somebody unknown while the lord is in
-- reach spares the lord.

local function glad_to_lose_cards(player)
	return sgs.gainsByLosing(player)
		or player:hasSkills(sgs.lose_equip_skill) and not player:getEquips():isEmpty()
		or player:hasSkill("kongcheng") and player:getHandcardNum() == 1
		or player:hasArmorEffect("silver_lion") and player:isWounded()
end

local function harmful_blow(self, card, from, to)
	if sgs.profitsFromBlow(self, to, from) then return false end
	local thrives = to:hasSkills("leiji|nosleiji") or sgs.gainsByLosing(to)
	return not card:isKindOf("Slash") or not thrives or getCardsNum("Jink", to, from) < 1
end

-- By class: whether such a card harms its target. The published analysis does not name the two that
-- take a card.
local function harms(self, card, from, to)
	if card:isKindOf("FireAttack") then return true end
	if card:isKindOf("YinlingCard") then return not glad_to_lose_cards(to) end
	if card:isKindOf("Duel") then
		return not (card:getSkillName() or ""):find("lijian", 1, true) and harmful_blow(self, card, from, to)
	end
	if card:isKindOf("Slash") then return harmful_blow(self, card, from, to) end
	if sgs.settings.roles ~= "later" then return false end
	if not card:isKindOf("Snatch") and not card:isKindOf("Dismantlement") then return false end
	return to:getJudgingArea():isEmpty() and not glad_to_lose_cards(to)
end

-- Whether the user could have aimed the card at the lord.
local function reaches(card, from, lord)
	if global_room:isProhibited(from, lord, card) then return false end
	if card:isKindOf("Slash") then return from:canSlash(lord, card, true) end
	if card:isKindOf("FireAttack") then return not lord:isKongcheng() end
	if card:isKindOf("Snatch") and from:distanceTo(lord) > 1 then return false end
	return card:isKindOf("Duel") or not lord:isAllNude()
end

local function all_neutral(players)
	for _, player in ipairs(players) do
		if sgs.evaluatePlayerRole(player) ~= "neutral" then return false end
	end
	return true
end

-- Nobody has shown a side yet: then the published analysis takes any blow on another for kindness
-- to the lord.
local function nobody_shown(lord)
	return all_neutral(global_room:getOtherPlayers(lord))
end

-- While rebels hide: who strikes a stranger and could have struck the lord looks for them.
local function learn_from_probe(self, use, lord)
	local from, target = use.from, use.to:first()
	if sgs.evaluatePlayerRole(target) ~= "neutral" or not harms(self, use.card, from, target) then return end
	if reaches(use.card, from, lord) then sgs.updateIntention(from, lord, -10) end
end

function sgs.learnInFirstRound(self, use)
	if sgs.isRolePredictable() then return end
	local from, target, lord = use.from, use.to:first(), global_room:getLord()
	if not lord or not target or target == from or sgs.evaluatePlayerRole(from) ~= "neutral" then return end
	if sgs.isProbing(0) and from ~= lord then return learn_from_probe(self, use, lord) end
	if sgs.turncount > 1 then return end
	if not harms(self, use.card, from, target) then return end
	local later = sgs.settings.roles == "later"
	local spared = all_neutral(use.to) and (later and reaches(use.card, from, lord) or not later and nobody_shown(lord))
	if spared and CanUpdateIntention(from) then
		sgs.updateIntention(from, lord, -10)
	elseif later then
		sgs.updateIntention(from, target, 10)
	end
end
