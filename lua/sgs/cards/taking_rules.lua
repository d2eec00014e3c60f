-- What Snatch and Dismantlement are for, in order. Each rule is (self, hunt) and gives true when the
-- hunt has all targets it has room for; hunt:take(player, id or -1 for a hand card, why).

local function equip_id(card)
	return card and card:getEffectiveId()
end

local function trick_in(player, name)
	for _, card in sgs.qlist(player:getJudgingArea()) do
		if card:objectName() == name then return card:getEffectiveId() end
	end
end

-- A lightning that an enemy steers, or that nobody else could be struck by.
local function lightning(self, hunt)
	for _, player in sgs.qlist(self.room:getOtherPlayers(self.player)) do
		local id = trick_in(player, "lightning")
		local bad = id and (#self.enemies == 0 or self:getFinalRetrial(player) == 2)
		if bad and hunt:isLegal(player) and hunt:take(player, id, "an enemy steers the lightning") then return true end
	end
end

-- The last card of him who is about to be slashed.
local function before_slash(self, hunt)
	local slash = self:slashIsAvailable() and self:getCard("Slash")
	if not slash or slash:getEffectiveId() == hunt.card:getEffectiveId() then return false end
	local wish = { isDummy = true, to = sgs.SPlayerList() }
	self:useCardSlash(slash, wish)
	if not wish.card then return false end
	for _, target in sgs.qlist(wish.to) do
		local bare = target:getHandcardNum() == 1 and target:getHp() <= 2 and self:hasLoseHandcardEffective(target)
			and not target:hasSkill("kongcheng") and not self:hasEightDiagramEffect(target)
		local listed = bare and self:isEnemy(target) and table.contains(hunt.enemies, target)
		if listed and hunt:take(target, -1, "the last card of him who is slashed next") then return true end
	end
end

local function dangerous(self, hunt)
	for _, enemy in ipairs(hunt.enemies) do
		local id = self:getDangerousCard(enemy)
		if id and hunt:take(enemy, id, "dangerous") then return true end
	end
end

-- What lies before a friend: the trick that costs him more.
local function friend_in_need(self, hunt)
	for _, friend in ipairs(hunt.friends) do
		if not friend:containsTrick("YanxiaoCard") then
			local play, draw = trick_in(friend, "indulgence"), trick_in(friend, "supply_shortage")
			local play_first = friend:getHp() <= friend:getHandcardNum() or friend:isLord() or hunt:isSnatch()
			local id = play_first and play or draw or play
			if id and hunt:take(friend, id, "frees a friend") then return true end
		end
	end
end

local function valuable(self, hunt)
	for _, enemy in ipairs(hunt.enemies) do
		local id = self:getValuableCard(enemy)
		if id and hunt:take(enemy, id, "valuable") then return true end
	end
end

-- A Peach or wine is seen in a small hand.
local function seen_peach(self, hunt)
	for _, enemy in ipairs(hunt.enemies) do
		local few = enemy:getHandcardNum() <= 2 and not self:doNotDiscard(enemy, "h", true)
		local seen = getKnownCard(enemy, self.player, "Peach", false) + getKnownCard(enemy, self.player, "Analeptic", false)
		if few and seen > 0 and hunt:take(enemy, -1, "a Peach or wine is seen there") then return true end
	end
end

-- Healers live on red cards.
local function healer(self, hunt)
	for _, enemy in ipairs(hunt.enemies) do
		if self:hasSkills("jijiu|qingnang|jieyin", enemy) then
			local red = enemy:hasSkill("jijiu")
			for _, card in ipairs({ enemy:getDefensiveHorse() or false, enemy:getArmor() or false,
				enemy:getOffensiveHorse() or false, enemy:getWeapon() or false, enemy:getTreasure() or false }) do
				local fits = card and (not red or card:isRed()) and not self:doNotDiscard(enemy, "e")
				if fits and hunt:take(enemy, equip_id(card), "fuel of a healer") then return true end
			end
			local last = enemy:getHandcardNum() == 1 and self:isWeak(enemy) and not self:needKongcheng(enemy)
			if last and hunt:take(enemy, -1, "the last card of a healer") then return true end
		end
	end
end

local function eight_diagram(self, hunt)
	for _, enemy in ipairs(hunt.enemies) do
		local armor = enemy:getArmor()
		local wanted = armor and armor:isKindOf("EightDiagram") and not self:needToThrowArmor(enemy)
		if wanted and hunt:take(enemy, equip_id(armor), "an eight diagram") then return true end
	end
end

-- One or two last cards of him who can be hurt then.
local function frail(self, hunt)
	local jixi = hunt.card:getSkillName() == "jixi"
	for count = 1, jixi and 5 or 2 do
		for _, enemy in ipairs(hunt.enemies) do
			local fits = enemy:getHandcardNum() == count and (count > 2 or not self:needKongcheng(enemy))
				and not self:doNotDiscard(enemy) and enemy:getHp() <= (jixi and 5 or 3)
				and sgs.getDefenseSlash(enemy, self) < (jixi and 12 or 6)
			if fits then
				local horse = enemy:getDefensiveHorse()
				local one_step = self.player:distanceTo(enemy) == self.player:getAttackRange() + 1
				local armor = enemy:getArmor()
				local id = horse and one_step and equip_id(horse)
					or armor and not self:needToThrowArmor(enemy) and equip_id(armor) or -1
				if hunt:take(enemy, id, "frail, with few cards") then return true end
			end
		end
	end
end

local function friends_armor(self, hunt)
	for _, friend in ipairs(hunt.friends) do
		local armor = friend:getArmor()
		if armor and self:needToThrowArmor(friend) and hunt:take(friend, equip_id(armor), "a friend gladly loses it") then
			return true
		end
	end
end

local function lives_on_cards(self, hunt)
	for _, enemy in ipairs(hunt.enemies) do
		local fits = self:hasSkills(sgs.cardneed_skill, enemy) and not enemy:isKongcheng() and not self:doNotDiscard(enemy, "h")
		if fits and hunt:take(enemy, -1, "lives on hand cards") then return true end
	end
end

SmartAI.taking_rules = { lightning, before_slash, dangerous, friend_in_need, valuable, seen_peach, healer, eight_diagram,
	frail, friends_armor, lives_on_cards }
