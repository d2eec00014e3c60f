-- What SavageAssault and ArcheryAttack ask of everybody: a Slash, a Jink, or to be hurt.

-- 奸雄 would take the attack's card, and somebody can save his owner.
local function takes_the_card(self, card)
	local me = self.player
	if not me:hasSkills(sgs.take_card_skill) or self:willSkipPlayPhase() or self:needKongcheng(me, true) then return false end
	local peaches = 0
	for _, friend in ipairs(self.friends) do peaches += self:guess("Peach", friend) end
	return (me:getHp() > 1 or peaches > 0) and self:getAoeValue(card) > -10
end

-- Why the blow is let through, or nil.
local function why_not(self, card, from)
	local why = self:whyNotRespond(from, card)
	if why then return why end
	if not self:damageIsEffective(self.player, sgs.DamageStruct_Normal, from) then return "it would not hurt" end
	if from and self:welcomesBlow(self.player, from) then return "the blow is welcome" end
	if card and takes_the_card(self, card) then return "the card of the attack is taken" end
end

-- The answer to an attack on all: a card of the class, or ".".
function SmartAI:answerAOE(class, data, from)
	local effect = type(data) == "userdata" and data:toCardEffect()
	local card = effect and effect.card
	if not card and type(sgs.ai_AOE_data) == "userdata" then card = sgs.ai_AOE_data:toCardUse().card end
	local source = card and self:aoeSource(card, from) or from
	return self:respondWith(class, why_not(self, card, source))
end

-- QSanguosha's name for both, which skills of other attacks on all ask too.
sgs.ai_skill_cardask.aoe = function(self, data, _, target, name)
	return self:answerAOE(name == "archery_attack" and "Jink" or "Slash", data, target)
end
