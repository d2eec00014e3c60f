-- 桃 Peach: whether to eat one in the play phase. Cases in order; the first that fits decides.

-- Some enemy can take or destroy the card before it is needed.
local function may_be_robbed(self)
	local me = self.player
	for _, enemy in ipairs(self.enemies) do
		local near = enemy:distanceTo(me) == 1
		if self:hasSkills("tuxi|qiaobian", enemy)
			or getCardsNum("Dismantlement", enemy, me) >= 1
			or near and enemy:hasSkill("jixi") and enemy:getPile("field"):length() > 0
			or enemy:hasSkill("qixi") and getKnownCard(enemy, me, "black", nil, "he") > 0
			or near and getCardsNum("Snatch", enemy, me) >= 1
			or enemy:hasSkill("tiaoxin") and enemy:inMyAttackRange(me) and self:getCardsNum("Slash") < 1
		then
			return true
		end
	end
	return false
end

-- Armour that should be put on before the health is restored: silver lion heals when it is replaced.
local function armor_to_change(self)
	local me = self.player
	local lion, other
	for _, card in sgs.qlist(me:getHandcards()) do
		if card:isKindOf("SilverLion") then
			lion = lion or card
		elseif card:isKindOf("Armor") and self:evaluateArmor(card) > 0 then
			other = other or card
		end
	end
	if not other then return nil end
	if me:hasArmorEffect("silver_lion") then return other end
	return lion
end

-- The lord among my friends is weak: his life comes before mine.
local function lord_in_need(self, least)
	local lord = self.room:getLord()
	return lord and self:isFriend(lord) and lord:getHp() <= least and self:isWeak(lord) and lord or nil
end

-- What the own skills say, by when it counts: "first", before danger to life or card; "last", where nobody else needs the
-- Peach more; else between.
local function words_of_skills(self)
	local words = {}
	for _, rule in ipairs(sgs.skillRules(sgs.ai_no_peach, self.player)) do
		local why, when = rule(self)
		if why then words[when or "between"] = why end
	end
	return words
end

-- Friends who can die, by health; buqu is no life to be saved.
local function mortal_friends(self)
	local friends = {}
	for _, friend in ipairs(self.friends) do
		if friend == self.player or not hasBuquEffect(friend) then table.insert(friends, friend) end
	end
	self:sort(friends, "hp")
	return friends
end

-- A reason to keep the Peach, or nil with a reason to eat it.
local function judged(self)
	local me, hp = self.player, self.player:getHp()
	local peaches, over = self:getCardsNum("Peach"), self:getOverflow()
	local lord = me:isLord()
	local words = words_of_skills(self)
	if words.first then return words.first end
	if me:getHandcardNum() < 3 and may_be_robbed(self) then return nil, "an enemy may take it" end
	if hp == 1 and not (lord_in_need(self, 1) and not lord) then return nil, "one health point is left" end
	if hp < 1 and me:getMaxCards() == 0 then return nil, "no card can be kept" end
	if peaches > hp then return nil, "there are more Peaches than health" end
	if over <= 0 and #self.friends_noself > 0 then return "the hand has room, and a friend may need it" end
	if words.between then return words.between end
	if self:needToLoseHp(me, nil, nil, nil, true) then return "health may be lost" end
	if lord_in_need(self, 2) then
		if lord then return nil, "a weak lord" end
		if peaches > 1 and peaches + self:getCardsNum("Jink") > me:getMaxCards() then return nil, "one is left for the lord" end
		return "it is kept for the lord"
	end
	local friends = mortal_friends(self)
	if friends[1] == me or hp < 2 then return nil, "nobody of us needs it more" end
	if friends[2] and friends[2]:getHp() < 3 and over < 2 then return "friends need it more" end
	if friends[1] and friends[1]:getHp() < 2 and peaches <= 1 and over < 3 then return "a friend needs it more" end
	if words.last then return words.last end
	return nil, "I am wounded"
end

function SmartAI:useCardPeach(card, use)
	local me = self.player
	if not me:isWounded() then return end
	local armor = armor_to_change(self)
	if armor and not use.isDummy then
		trace.note("armour comes before the Peach")
		use.card = armor
		return
	end
	local keep, eat = judged(self)
	if keep then return trace.reject(card, keep) end
	if not use.isDummy then trace.consider(card, me:getHp(), eat) end
	use.card = card
end
