-- 闪 Jink: whether to dodge a Slash. Cases in order; the first that fits decides.

-- Somebody whom my leiji would strike.
local function has_leiji_target(self, attacker)
	return self:hasSkills("leiji|nosleiji") and self.findLeijiTarget ~= nil
		and self:findLeijiTarget(self.player, 50, attacker) ~= nil
end

-- Why to take the blow of a friend.
local function why_not_from_friend(self, attacker)
	local me = self.player
	if has_leiji_target(self, attacker) then return nil end
	if attacker:hasSkill("jieyin") and not me:isWounded() and me:isMale() and not me:hasSkill("leiji") then
		return "a wounded man can be healed by jieyin"
	end
	if sgs.mayGiveCards(attacker) and me:hasSkill("jieming") then return "jieming draws cards for us" end
end

-- A dodge would cost me a card by mengjin that I would rather keep.
local function mengjin_hurts(self, attacker)
	local me = self.player
	if not attacker:hasSkill("mengjin") then return nil end
	if self:doNotDiscard(me, "he", true) then return false end
	if me:getCardCount(true) == 1 and not me:getArmor() then return false end
	if self:hasSkills("jijiu|qingnang") and me:getCardCount(true) > 1 then return true end
	local treasure = self:getCardsNum("Peach") > 0 or self:getCardsNum("Analeptic") > 0 and self:isWeak()
	if treasure and not sgs.gainsByLosing(me) and not self:willSkipPlayPhase() then return true end
	return nil
end

-- He is known to hold wine and another Slash for which the only Jink is needed more.
local function drunk_slash_follows(self, attacker)
	local me = self.player
	if me:getHp() <= 1 or self:getCardsNum("Jink") ~= 1 then return false end
	local armed = getKnownCard(attacker, me, "Slash", true) >= 1 and getKnownCard(attacker, me, "Analeptic", true) >= 1
	if not armed then return false end
	local phase = attacker:getPhase()
	if phase < sgs.Player_Play then return true end
	return phase == sgs.Player_Play and sgs.Slash_IsAvailable(attacker) and attacker:canSlash(me, nil)
end

-- The axe will hit all the same.
local function axe_follows(self, attacker)
	if not attacker:hasWeapon("axe") then return false end
	local equips, cards = attacker:getEquips():length(), attacker:getCardCount(true)
	if self:hasSkills(sgs.lose_equip_skill, attacker) and equips > 1 and cards > 2 then return true end
	return attacker:getHandcardNum() - attacker:getHp() > 2 and not self:isWeak() and self:getOverflow() <= 0
end

-- The blade will go on until my Jinks are gone.
local function blade_follows(self, attacker, slash)
	local me = self.player
	if not attacker:hasWeapon("blade") then return false end
	local shielded = me:hasArmorEffect("vine") and slash:isKindOf("NatureSlash")
		or me:hasArmorEffect("renwang_shield") or self:hasEightDiagramEffect()
	if shielded or me:getHp() == 1 and #self.friends_noself == 0 then return false end
	local beaten = self:getCardsNum("Jink") <= getCardsNum("Slash", attacker, me) or me:hasSkill("qingnang")
	if me:getHp() > 1 and beaten then return true end
	return me:hasSkill("jijiu") and getKnownCard(me, me, "red") > 0
end

local function why_not_from_foe(self, attacker, slash, heavy)
	local me = self.player
	if heavy then return nil end
	if me:getHandcardNum() == 1 and self:needKongcheng() then return nil end
	if not me:isKongcheng() and me:getHandcardNum() <= self:getLeastHandcardNum() then return nil end
	local mengjin = mengjin_hurts(self, attacker)
	if mengjin ~= nil then return mengjin and "mengjin would take something dearer" or nil end
	if drunk_slash_follows(self, attacker) then return "the Jink is kept for a drunk Slash" end
	if axe_follows(self, attacker) then return "the axe would hit all the same" end
	if blade_follows(self, attacker, slash) then return "the blade would strike again" end
end

-- Why not to dodge the Slash of a SlashEffectStruct, or nil.
function SmartAI:whyNotJink(effect, attacker)
	local me = self.player
	local slash = effect.slash or sgs.Sanguosha:cloneCard("slash")
	-- The wine has passed from the attacker to his Slash.
	if (effect.drank or 0) > 0 then slash:setFlags("drank") end
	local nature = effect.nature or sgs.slashNature(slash)
	local why = self:whyNotRespond(attacker, slash, nature)
	if why or not attacker then return why end
	local heavy = self:hasHeavySlashDamage(attacker, slash, me)
	if not heavy and self:getDamagedEffects(me, attacker, true) then return "the damage is welcome" end
	if nature ~= sgs.DamageStruct_Normal and me:isChained()
		and self:isGoodChainTarget(me, attacker, nature, nil, slash)
	then
		return "the chain hurts them more than us"
	end
	if self:isFriend(attacker) then return why_not_from_friend(self, attacker) end
	return why_not_from_foe(self, attacker, slash, heavy)
end

sgs.ai_skill_cardask["slash-jink"] = function(self, data, _, target)
	local effect = type(data) == "userdata" and data:toSlashEffect() or { from = target, to = self.player }
	return self:respondWith("Jink", self:whyNotJink(effect, target))
end
