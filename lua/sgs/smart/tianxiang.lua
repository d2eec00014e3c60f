-- 天香: to whom Xiao Qiao hands a damage on. He takes it, and then draws as many cards as he has lost health:
-- findTianxiangTarget(damage).

local LIKES_IT = "yiji|nosyiji|buqu|nosbuqu|shuangxiong|zaiqi|yinghun|jianxiong|nosjianxiong|fangzhu"
local LIVES_ON_CARDS = "guose|leiji|ganglie|vsganglie|enyuan|qingguo|wuyan|kongcheng"

-- How many cards he draws for it.
local function draws(player, damage)
	return player:getLostHp() + damage.points
end

local function hits(self, enemy, damage)
	if damage.is_trick and enemy:hasSkill("wuyan") then return false end
	local betrays = self.role == "renegade" and enemy:isLord() and self.room:alivePlayerCount() > 2
	if betrays and enemy:getHp() <= damage.points then return false end
	return self:canAttack(enemy, damage.from, damage.nature)
end

-- An enemy who dies of it, or who draws little if he is saved.
local function kills(self, enemy, damage)
	if enemy:getHp() > damage.points or not hits(self, enemy, damage) or hasBuquEffect(enemy) then return false end
	return self:getAllPeachNum(enemy) < 1 or draws(enemy, damage) < 3
end

local function wants_it(self, friend, damage)
	if friend:getHp() < 2 or damage.points > 1 then return false end
	if friend:hasSkills(LIKES_IT) then return true end
	if sgs.mayGiveCards(friend) and friend:getHandcardNum() < 3 then return true end
	return self:getDamagedEffects(friend, damage.from) or self:needToLoseHp(friend, damage.from)
end

-- A friend to whom two or more cards are worth the wound, or whom it does not hurt.
local function serves(self, friend, damage)
	if friend == self.player or draws(friend, damage) < 2 then return false end
	local burns = damage.nature ~= sgs.DamageStruct_Normal and friend:isChained()
	if burns and not self:isGoodChainTarget(friend, damage.from, damage.nature, damage.points) then return false end
	if damage.is_trick and friend:hasSkill("wuyan") then return friend:getLostHp() > 1 end
	return hasBuquEffect(friend) or wants_it(self, friend, damage)
end

-- An enemy who draws little for it, and can do little with his cards.
local function harms(self, enemy, damage)
	if enemy:getLostHp() > 1 and damage.points < 2 or draws(enemy, damage) > 3 then return false end
	local poor = enemy:getHandcardNum() <= 2 or enemy:containsTrick("indulgence") or enemy:hasSkills(LIVES_ON_CARDS)
	return poor and hits(self, enemy, damage)
end

local function harms_healthy(self, enemy, damage)
	return not enemy:isWounded() and not self:hasSkills(sgs.masochism_skill, enemy) and hits(self, enemy, damage)
end

local RULES = {
	{ "enemies", "hp", kills, "an enemy dies of it" },
	{ "friends", "hp", serves, "a friend makes more of the cards than it costs" },
	{ "enemies", "hp", harms, "an enemy draws little for it" },
	{ "healthiest", "hp", harms_healthy, "an unhurt enemy draws one card for it" },
}

-- Where she would die of it: whoever is no friend, the one who draws least; a friend who survives.
local function last_resort(self, damage)
	local me = self.player
	if me:getHp() > damage.points or self:getCardsNum("Peach") + self:getCardsNum("Analeptic") > 0 then return nil end
	local best
	for _, other in sgs.qlist(self.room:getOtherPlayers(me)) do
		local survives = not self:isFriend(other) or other:getHp() > damage.points
		local rank = draws(other, damage) + (self:isFriend(other) and 20 or self:isEnemy(other) and 0 or 10)
		if survives and (not best or rank < best.rank) then best = { player = other, rank = rank } end
	end
	return best and best.player
end

local function group(self, name, key)
	local players = table.clone(name == "friends" and self.friends_noself or self.enemies)
	self:sort(players, key)
	if name ~= "healthiest" then return players end
	table.sort(players, function(a, b)
		if a:getHp() ~= b:getHp() then return a:getHp() > b:getHp() end
		return a:getSeat() < b:getSeat()
	end)
	return players
end

-- The one to hand the damage to, or nil. `struct`: the DamageStruct, or what is known of it.
function SmartAI:findTianxiangTarget(struct)
	local card = struct.card
	local damage = { from = struct.from or self.player, points = struct.damage or 1,
		nature = struct.nature or sgs.DamageStruct_Normal, is_trick = card ~= nil and card:getTypeId() == sgs.Card_TypeTrick }
	for _, row in ipairs(RULES) do
		for _, player in ipairs(group(self, row[1], row[2])) do
			if row[3](self, player, damage) then
				trace.consider(player, draws(player, damage), "tianxiang: " .. row[4])
				return player
			end
		end
	end
	local last = last_resort(self, damage)
	if last then trace.note("tianxiang: it would be my death, so " .. last:objectName() .. " takes it") end
	return last
end
