-- Attacks on everybody: what one does to each player, and who can avoid it.

-- Which class answers an attack on all.
function SmartAI:aoeAnswer(card)
	return card:isKindOf("ArcheryAttack") and "Jink" or "Slash"
end

-- Who deals the damage: the owner of huoshou for a SavageAssault.
function SmartAI:aoeSource(card, from)
	if not card:isKindOf("SavageAssault") then return from end
	return self.room:findPlayerBySkillName("huoshou") or from
end

-- Whether an attack on all does anything to a player.
function SmartAI:aoeIsEffective(card, to, source)
	source = source or self.room:getCurrent() or self.player
	if to:hasArmorEffect("vine") or card:isProhibited(source, to) then return false end
	if card:isKindOf("SavageAssault") and self:hasSkills("huoshou|juxiang", to) then return false end
	return self:hasTrickEffective(card, to, source)
		and self:damageIsEffective(to, sgs.DamageStruct_Normal, self:aoeSource(card, source))
end

-- Whether this player gets away unhurt, by what he is and holds.
function SmartAI:canAvoidAOE(card)
	if not self:aoeIsEffective(card, self.player, self.room:getCurrent()) then return true end
	if self:getCardsNum(self:aoeAnswer(card)) > 0 then return true end
	return card:isKindOf("ArcheryAttack") and self:hasEightDiagramEffect(self.player) and self.player:getHp() > 1
end

-- A lightning called by a Jink, or the armour that may be one.
local function answer_by_judgement(self, player, from)
	local spades = getKnownCard(player, self.player, "spade", false)
	local diagram = self:hasEightDiagramEffect(player)
	local calls = self:hasSkills("leiji|nosleiji", player) and (diagram or self:guess("Jink", player) >= 1)
		and self.findLeijiTarget and self:findLeijiTarget(player, 50, from)
	if calls then return 100 + (spades > 0 and 150 or 35 * player:getHandcardNum()) end
	if not diagram then return 0 end
	local final = self:getFinalRetrial(player)
	return 20 + (final == 2 and -15 or final == 1 and 10 or 0)
end

-- How well a player comes out of it: the higher, the less it harms him.
function SmartAI:getAoeValueTo(card, to, from)
	from = from or self.player
	if not self:aoeIsEffective(card, to, from) then
		local takes = to:hasSkill("juxiang") and card:isKindOf("SavageAssault") and not card:isVirtualCard()
		return takes and 20 or 10
	end
	local answer, source = self:aoeAnswer(card), self:aoeSource(card, from)
	local lack = sgs.card_lack[to:objectName()]
	local none = lack and lack[answer] == 1 or self:guess(answer, to) < 1
	local value = (none and -70 or -50) + math.min(20, 5 * to:getHp())
	if self:getDamagedEffects(to, source) then value += 40 end
	if self:needToLoseHp(to, source, nil, true) then value += 10 end
	if answer == "Jink" then value += answer_by_judgement(self, to, source) end
	local last_health = to:getHp() == 1 and self:guess("Peach", to) < 1
	if last_health and from:hasSkill("wansha") then value -= 30 end
	if last_health and from:isLord() and sgs.evaluatePlayerRole(to) == "loyalist" then
		value -= 20 * from:getCardCount(true)
	end
	if to:getHp() > 1 then value += sgs.skillSum(sgs.ai_aoe_value, to, self, card, to, from) end
	return value
end
