-- 贯石斧 Axe: two cards make a Slash hit that was dodged.

sgs.ai_weapon_value.axe = function(self, enemy, player)
	if not enemy then return nil end
	if self:hasSkills("jiushi|jiuchi|luoyi|nosluoyi|pojun", player) then return 6 end
	if self:getOverflow(player) > 0 then return 3.1 end
	if enemy:getHp() < 3 then return 3 - enemy:getHp() end
end

sgs.ai_slash_weaponfilter.axe = function(self, _, player)
	return self:getOverflow(player) > 0
end

-- Why the hit is worth two cards, or nil.
local function why_hit(self, effect, target)
	local me = self.player
	local cards, equips = me:getCardCount(true), me:getEquips():length()
	if effect.slash and self:hasHeavySlashDamage(me, effect.slash, target) then return "the blow is heavy" end
	if cards - 3 >= me:getHp() then return "there are cards enough" end
	if me:hasSkill("kuanggu") and me:isWounded() and me:distanceTo(target) == 1 then return "kuanggu heals" end
	if target:getHp() == 1 and not hasBuquEffect(target) then return "it would die" end
	if self:needKongcheng() and not me:isKongcheng() then return "an empty hand is wanted" end
	if self:hasSkills(sgs.lose_equip_skill) and equips > 1 and me:getHandcardNum() < 2 then return "lost equipment pays" end
end

-- Cards to give up, the cheapest groups first.
local function payment(self)
	local me, ids = self.player, {}
	local function pay(card)
		local spent = not card or card:getId() < 0 or card:isKindOf("Axe") or table.contains(ids, card:getEffectiveId())
		if #ids < 2 and not spent and not me:isJilei(card) then table.insert(ids, card:getEffectiveId()) end
	end
	local hand = sgs.QList2Table(me:getHandcards())
	self:sortByKeepValue(hand)
	local volley = self:hasCrossbowEffect()
	local function pay_hand(left)
		for _, card in ipairs(hand) do
			if left <= 0 then return end
			if not (volley and card:isKindOf("Slash")) then
				local before = #ids
				pay(card)
				left -= #ids - before
			end
		end
	end
	if me:getArmor() and self:needToThrowArmor() then pay(me:getArmor()) end
	if self:needKongcheng() or me:getHandcardNum() <= self:getLeastHandcardNum() then pay_hand(2) end
	if self:hasSkills(sgs.lose_equip_skill) then
		pay(me:getOffensiveHorse())
		pay(me:getArmor())
		pay(me:getDefensiveHorse())
	end
	pay_hand(me:getHandcardNum() - 2)
	pay(me:getOffensiveHorse())
	pay_hand(2)
	pay(me:getArmor())
	pay(me:getDefensiveHorse())
	return ids
end

sgs.ai_skill_cardask["@axe"] = function(self, data, _, target)
	local effect = data:toSlashEffect()
	target = target or effect.to
	if not target or self:isFriend(target) or not self.player:hasSkill("axe") then return "." end
	local why = why_hit(self, effect, target)
	if not why then
		trace.reject(target, "not worth two cards")
		return "."
	end
	local nature = effect.nature or sgs.slashNature(effect.slash)
	if not self:damageIsEffective(target, nature, self.player) then
		trace.reject(target, "it would not be hurt")
		return "."
	end
	local ids = payment(self)
	if #ids < 2 then return "." end
	trace.consider(target, nil, why)
	return "$" .. table.concat(ids, "+")
end
