-- 强袭 qiangxi (Dian Wei): once a turn loses one health, or discards a weapon, and deals one damage to
-- somebody in range. A weapon is thrown before health is paid, the worst that still reaches.

sgs.qiangxi_keep_value = { Jink = 5.1, Peach = 6, Weapon = 5 }
sgs.ai_use_value.QiangxiCard = 2.5
sgs.ai_card_intention.QiangxiCard = 80
sgs.dynamic_value.damage_card.QiangxiCard = true

-- The weapons that may be thrown, the worst first. Without the one in use only neighbours are in range.
local function weapons(self)
	local me, rows = self.player, {}
	local function add(card, reach)
		if not me:isJilei(card) then
			table.insert(rows, { card = card, reach = reach, worth = self:evaluateWeapon(card), place = #rows })
		end
	end
	for _, card in ipairs(sgs.getKnownHandcards(me, me)) do
		if card:isKindOf("Weapon") then add(card, me:getAttackRange()) end
	end
	if me:getWeapon() then add(me:getWeapon(), me:getAttackRange(false)) end
	table.sort(rows, function(a, b)
		if a.worth ~= b.worth then return a.worth < b.worth end
		return a.place < b.place
	end)
	return rows
end

-- Enemies who would be hurt and had better be, in an order.
local function victims(self, key)
	local found, enemies = {}, table.copyFrom(self.enemies)
	self:sort(enemies, key)
	for _, enemy in ipairs(enemies) do
		if self:objectiveLevel(enemy) > 3 and self:canAttack(enemy) then
			table.insert(found, enemy)
		else
			trace.reject(enemy, "qiangxi: no clear enemy, or better not hurt")
		end
	end
	return found
end

local function by_weapon(self)
	local found = victims(self, "defense")
	for _, row in ipairs(weapons(self)) do
		for _, enemy in ipairs(found) do
			if self.player:distanceTo(enemy) <= row.reach then return tostring(row.card:getEffectiveId()), enemy end
		end
	end
end

-- Health is paid only against those who have less of it.
local function by_health(self)
	local me = self.player
	for _, enemy in ipairs(me:getHp() > 1 and victims(self, "hp") or {}) do
		if me:getHp() > enemy:getHp() and me:inMyAttackRange(enemy) then return ".", enemy end
	end
end

table.insert(sgs.ai_skills, {
	name = "qiangxi",
	getTurnUseCard = function(self)
		if self.player:hasUsed("QiangxiCard") then return nil end
		return sgs.Card_Parse("@QiangxiCard=.")
	end,
})

sgs.ai_skill_use_func.QiangxiCard = function(card, use, self)
	local price, enemy = by_weapon(self)
	if not price then price, enemy = by_health(self) end
	if not price then return trace.reject(card, "nobody in range for whom a weapon or health is well spent") end
	self:aim(use, sgs.Card_Parse("@QiangxiCard=" .. price), { enemy })
end

-- Weapons are his ammunition, as long as he will play.
sgs.ai_cardneed.qiangxi = function(to, card, self)
	return card:isKindOf("Weapon") and not self:willSkipPlayPhase(to)
end

-- Thrown they do more than worn.
sgs.ai_card_bonus.qiangxi = function(_, card, value)
	return card:isKindOf("Weapon") and 2 - value or 0
end

-- The weapon in use is about to be thrown: no other one yet.
sgs.ai_no_equip.qiangxi = function(self, card, old)
	if not old or not card:isKindOf("Weapon") or self.player:hasUsed("QiangxiCard") then return nil end
	local thrown = sgs.Card_Parse("@QiangxiCard=" .. old:getEffectiveId())
	local dry = { isDummy = true, to = sgs.SPlayerList() }
	sgs.ai_skill_use_func.QiangxiCard(thrown, dry, self)
	local throws = dry.card ~= nil and dry.card:getEffectiveId() == old:getEffectiveId()
	return throws and "qiangxi throws the old one first" or nil
end
