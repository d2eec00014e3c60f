-- Whether to let a blow come without answering it: asked before every Jink or Slash is given.

-- Of two dying comrades one may have asked not to be saved, for the cards of his killer.
local function dies_for_cards(self, from)
	return self.player:hasFlag("AI_doNotSave")
		and sgs.evaluatePlayerRole(self.player) == "rebel" and sgs.evaluatePlayerRole(from) == "rebel"
end

-- The damage serves a skill of mine.
local function skill_lives_on_damage(self)
	local me = self.player
	if me:getHp() > 2 and self:needBear() then return "the damage is collected" end
	if me:getHp() > 2 and me:hasSkill("wumou") and me:getMark("@wrath") < 7 then return "the damage brings wrath" end
	if me:getHp() > 1 and me:hasSkill("longhun") then return "fewer health points serve longhun" end
end

-- Why not to respond to damage by `from`, or nil where a card should be given. `nature` is that of
-- the damage; `slash` the card that deals it.
function SmartAI:whyNotRespond(from, slash, nature)
	local me = self.player
	if me:isDead() then return "dead" end
	local is_slash = slash ~= nil and slash:isKindOf("Slash")
	if is_slash and from and self:hasHeavySlashDamage(from, slash, me) then return nil end
	if not self:damageIsEffective(me, nature or sgs.DamageStruct_Normal, from) then return "no damage would come of it" end
	if not from then return nil end
	if from:hasWeapon("ice_sword") and me:getCardCount(true) > 1 then return nil end
	if self:getDamagedEffects(me, from, is_slash) then return "the damage is welcome" end
	if self:needToLoseHp(me, from, is_slash) then return "health may be lost" end
	if dies_for_cards(self, from) then return "I am not to be saved" end
	if self.needDeath and self:needDeath(me) then return "my death takes somebody along" end
	return skill_lives_on_damage(self)
end

-- The card string that answers: one of the class, or "." with the reason.
function SmartAI:respondWith(class, why_not)
	if why_not then
		trace.note("no " .. class .. " is given: " .. why_not)
		return "."
	end
	local card = self:getCardId(class)
	if not card then
		trace.note("there is no " .. class .. " to give")
		return "."
	end
	local text = type(card) == "number" and tostring(card) or card
	trace.consider(text, nil, "given as " .. class)
	return text
end

-- The card string, or "." where a card may not be handled so; a skill makes a Nullification for use only.
function SmartAI:asHandled(text, method)
	local card = method and text ~= "." and sgs.Card_Parse(text)
	if not card then return text end
	local for_use = card:isVirtualCard() and card:isKindOf("Nullification") and method ~= sgs.Card_MethodUse
	if not for_use and not self.player:isCardLimited(card, method) then return text end
	trace.reject(text, "it may not be handled like that")
	return "."
end

-- The nature of a Slash's damage.
function sgs.slashNature(slash)
	if slash and slash:isKindOf("FireSlash") then return sgs.DamageStruct_Fire end
	if slash and slash:isKindOf("ThunderSlash") then return sgs.DamageStruct_Thunder end
	return sgs.DamageStruct_Normal
end
