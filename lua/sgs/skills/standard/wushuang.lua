-- 无双 wushuang (Lü Bu): his Slash takes two Jinks, and who duels him plays two Slashes each time. Whoever cannot give
-- both gives none. (Other Slashes that take several Jinks ask with the same words.)

-- jieyuan takes a point off the damage for one card, which is cheaper than two.
local function softens(player, source)
	return source ~= nil and player:hasSkill("jieyuan") and source:getHp() >= player:getHp() and player:getHandcardNum() > 3
end

-- Jinks at hand, and a judgement that may stand for one where there is nothing to lose by trying.
local function jinks(self, attacker)
	local me = self.player
	local judged = self:isWeak() and self:hasEightDiagramEffect(me) and not IgnoreArmor(attacker, me)
	return self:getCardsNum("Jink") + (judged and 1 or 0)
end

local function why_not_several(self, attacker, left)
	local me = self.player
	if softens(me, attacker) then return "jieyuan takes less" end
	if me:hasSkill("kongcheng") then
		local bare = me:getHandcardNum() == 1 and self:getCardsNum("Jink") == 1
		return bare and attacker and attacker:hasWeapon("guding_blade") and "an empty hand would be cut deeper" or nil
	end
	local costs = jinks(self, attacker) < left and self:hasLoseHandcardEffective()
	return costs and "there are too few Jinks" or nil
end

-- "@multi-jink:<attacker>::<Jinks still needed>"; the last one is given as any other.
local function several_jinks(self, data, _, target, _, needed)
	local left = tonumber(needed) or 1
	local why = self:whyNotJink(data:toSlashEffect(), target)
	if not why and left > 1 then why = why_not_several(self, target, left) end
	return self:respondWith("Jink", why)
end

sgs.ai_skill_cardask["@multi-jink-start"] = several_jinks
sgs.ai_skill_cardask["@multi-jink"] = several_jinks

local function why_not_duel(self, other)
	local me = self.player
	local why = self:whyNotRespond(other)
	if why or not other then return why end
	if softens(me, other) then return "jieyuan takes less" end
	local unhurt = (me:hasSkill("wuyan") or other:hasSkill("wuyan")) and not other:hasSkill("jueqing")
	if unhurt then return "wuyan: the duel hurts nobody" end
	local last = me:getHandcardNum() == 1 and self:needKongcheng()
	return self:getCardsNum("Slash") < 2 and not last and "two are wanted" or nil
end

sgs.ai_skill_cardask["@wushuang-slash-1"] = function(self, _, _, target)
	return self:respondWith("Slash", why_not_duel(self, target))
end

sgs.ai_skill_cardask["@wushuang-slash-2"] = function(self)
	return self:respondWith("Slash")
end

sgs.ai_jinks_needed.wushuang = function(from, _, owner)
	return owner == from and 2 or 1
end
