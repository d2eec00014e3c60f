-- Whom to take a hand card from in place of drawing (tuxi, nostuxi, and qiaobian in the draw phase).

-- Enemies who live on what they hold.
local LIVES_ON_CARDS = "jijiu|qingnang|xinzhan|leiji|nosleiji|jieyin|beige|kanpo|liuli|qiaobian|zhiheng|guidao|longhun"
	.. "|xuanfeng|tianxiang|noslijian|lijian"

local function enemies_before(self, player)
	return self:getEnemyNumBySeat(self.player, player)
end

-- The only hand card, where it is seen to be of a kind that does not save its owner.
local function shows_plain_card(self, player)
	local known = sgs.getKnownHandcards(player, self.player)
	local card = player:getHandcardNum() == 1 and known[1]
	return card and (card:isKindOf("TrickCard") or card:isKindOf("Slash") or card:isKindOf("EquipCard"))
end

-- Friends who gain more by an empty hand, or by the loss, than the card is worth to them.
local function zhiji_wakes(self, friend)
	if not friend:hasSkill("zhiji") or friend:getMark("zhiji") > 0 or friend:getHandcardNum() ~= 1 then return false end
	return enemies_before(self, friend) <= (friend:getHp() >= 3 and 1 or 0)
end

local function zaoxian_wakes(self, friend)
	local ripe = friend:hasSkills("tuntian+zaoxian") and friend:getMark("zaoxian") == 0 and friend:getPile("field"):length() == 2
	return ripe and (not self:isWeak(friend) or enemies_before(self, friend) == 0)
end

local function kongcheng_shields(self, friend)
	if not friend:hasSkill("kongcheng") or friend:getHandcardNum() ~= 1 or enemies_before(self, friend) == 0 then return false end
	return friend:getHp() <= 2 or shows_plain_card(self, friend)
end

local function lianying_draws(self, friend)
	return friend:hasSkills("lianying|noslianying") and enemies_before(self, friend) > 0 and shows_plain_card(self, friend)
end

local function beifa_strikes(self, friend)
	if not friend:hasSkill("beifa") or friend:getHandcardNum() ~= 1 then return false end
	for _, enemy in ipairs(self:getEnemies(friend)) do
		local frail = friend:canSlash(enemy) and sgs.getDefenseSlash(enemy, self) < 4
		if frail and sgs.isGoodTarget(enemy, self.enemies, self) then return true end
	end
	return false
end

local function seen_treasure(self, enemy)
	for _, class in ipairs({ "Peach", "Nullification", "Analeptic" }) do
		if getKnownCard(enemy, self.player, class) > 0 then return true end
	end
	return false
end

local function loses_by_it(self, enemy)
	if enemy:getHandcardNum() == 1 and self:needKongcheng(enemy) then return false end
	return not (sgs.gainsByLosing(enemy) and enemy:getHandcardNum() >= 2)
end

-- In order: whose side, why, and whether the player is one of those.
local RULES = {
	{ "enemies", "the enemy's lord, in the first round", function(_, enemy) return enemy:isLord() and sgs.turncount <= 1 end },
	{ "friends", "wakes his zhiji", zhiji_wakes },
	{ "friends", "wakes his zaoxian", zaoxian_wakes },
	{ "friends", "his kongcheng protects him", kongcheng_shields },
	{ "friends", "he draws another card", lianying_draws },
	{ "friends", "his beifa strikes", beifa_strikes },
	{ "enemies", "holds what saves", seen_treasure },
	{ "enemies", "lives on his cards", function(self, enemy)
		return self:hasSkills(LIVES_ON_CARDS, enemy) and loses_by_it(self, enemy)
	end },
	{ "enemies", "an enemy", loses_by_it },
	{ "friends", "gets a field for it", function(_, friend) return friend:hasSkill("tuntian") end },
	{ "strangers", "nobody knows his side", function(_, other) return not sgs.gainsByLosing(other) end },
}

-- A lord who may yet prove a friend is left alone while there are others to fight.
local function spared(self, player)
	return player:isLord() and self:objectiveLevel(player) == 0 and (sgs.current_mode_players.rebel or 0) > 1
end

local function groups(self, may_take)
	local sides = { friends = {}, enemies = {}, strangers = {} }
	for _, player in sgs.qlist(self.room:getOtherPlayers(self.player)) do
		if not player:isKongcheng() and may_take(player) and not spared(self, player) then
			local side = self:isFriend(player) and "friends" or self:isEnemy(player) and "enemies" or "strangers"
			table.insert(sides[side], player)
		end
	end
	for _, players in ipairs({ sides.friends, sides.enemies, sides.strangers }) do self:sort(players, "handcard_defense") end
	return sides
end

-- Up to `limit` players, the best first; `may_take` says who may be chosen.
function SmartAI:handThefts(limit, may_take)
	local sides, found = groups(self, may_take or function() return true end), {}
	for _, rule in ipairs(RULES) do
		for _, player in ipairs(sides[rule[1]]) do
			if #found >= limit then return found end
			if not table.contains(found, player) and rule[3](self, player) then
				trace.consider(player, player:getHandcardNum(), rule[2])
				table.insert(found, player)
			end
		end
	end
	return found
end

-- To those it is no harm: skills that gain by the loss of a card, or of the last one.
local function no_harm(player)
	local last = player:getHandcardNum() == 1 and player:hasSkills("kongcheng|lianying|noslianying|zhiji|beifa")
	return last or sgs.gainsByLosing(player)
end

local function all_neutral(from, tos)
	for place, player in ipairs({ from, tos[1], tos[2] }) do
		if place > 3 or sgs.evaluatePlayerRole(player) ~= "neutral" then return false end
	end
	return true
end

-- What it says to choose these players. Who in the first round leaves out a lord of whom he could have
-- taken a card, spares him. `may_take(lord)`: whether the rules allow it.
function sgs.learnFromHandThefts(from, tos, may_take)
	local lord = global_room:getLord()
	local could = lord and lord ~= from and not lord:isKongcheng() and not no_harm(lord) and may_take(lord)
	local spares = could and not table.contains(tos, lord)
	if spares and global_room:alivePlayerCount() >= 4 and all_neutral(from, tos) then
		return sgs.updateIntention(from, lord, -80)
	end
	for _, to in ipairs(tos) do
		if not no_harm(to) then sgs.updateIntention(from, to, 80) end
	end
end
