-- Questions about skills that scripts of expansions ask of the brain, also where no file of those skills is
-- loaded.

-- Whether an enemy could take the whole hand of a man by lihun now.
function SmartAI:isLihunTarget(player, more)
	more = tonumber(more) or 0
	player = player or self.player
	if type(player) == "table" then
		for _, one in ipairs(player) do
			if self:isLihunTarget(one, more) then return true end
		end
		return false
	end
	if not player:isMale() or player:getHandcardNum() + more <= math.max(player:getHp(), 0) + 1 then return false end
	for _, enemy in ipairs(self:getEnemies(player)) do
		if enemy:hasSkill("lihun") and not enemy:hasUsed("LihunCard") and enemy:faceUp() then return true end
	end
	return false
end
SmartAI.IsLihunTarget = SmartAI.isLihunTarget

-- Whether jieyuan may lessen a blow on its owner: from somebody of no less health, for a black hand card.
function SmartAI:canUseJieyuanDecrease(from, player)
	player = player or self.player
	return from ~= nil and player:hasSkill("jieyuan") and from:getHp() >= player:getHp()
		and player:getHandcardNum() > 3 and (player ~= self.player or self:getSuitNum("black", false, player) > 0)
end

-- The enemy whom it is best to turn on: him who is struck most easily.
function SmartAI:getPriorTarget()
	local enemies = table.clone(self.enemies)
	self:sort(enemies, "defense")
	for _, enemy in ipairs(enemies) do
		if self:objectiveLevel(enemy) > 3 and not self:cantbeHurt(enemy) then return enemy end
	end
	return enemies[1]
end

-- Whether the one who is aimed at may turn the blow on somebody else: by qiuyuan, or liyu of its user.
local function turned_away(skill)
	return function(self, from, to)
		if not to or not to:hasSkill(skill) then return false end
		for _, other in sgs.qlist(self.room:getOtherPlayers(to)) do
			if other ~= from and not other:isKongcheng() then return true end
		end
		return false
	end
end
SmartAI.hasQiuyuanEffect = turned_away("qiuyuan")
SmartAI.hasNosQiuyuanEffect = turned_away("nosqiuyuan")

-- Whether damage by a Slash of the brain's player would lead to liyu.
function SmartAI:hasLiyuEffect(target, slash)
	if not self.player:hasSkill("liyu") or slash and not slash:isKindOf("Slash") then return false end
	return target:getCardCount(true) > 0
end

-- How many Jinks a Slash that is used takes to be dodged.
function SmartAI:getExpectedJinkNum(use)
	local most = 0
	for _, target in sgs.qlist(use.to) do
		most = math.max(most, self:jinksNeeded(use.from or self.player, target) or 1)
	end
	return math.max(most, 1)
end

-- How many Slashes the lieges of a lord with jijiang seem to hold.
function SmartAI:getJijiangSlashNum(player)
	player = player or self.player
	if not player:hasLordSkill("jijiang") then return 0 end
	local count = 0
	for _, liege in sgs.qlist(self.room:getLieges("shu", player)) do
		if self:isFriend(liege, player) then count += getCardsNum("Slash", liege, self.player) end
	end
	return count
end

-- Enemies whose hands are worth taking a card from, at most `most` of them: in order, weakest first.
function SmartAI:getTuxiTargets(reason, most)
	local enemies, targets = table.clone(self.enemies), {}
	self:sort(enemies, "handcard")
	for _, enemy in ipairs(enemies) do
		local poor = enemy:isKongcheng() or self:doNotDiscard(enemy, "h")
		if not poor and #targets < (tonumber(most) or 2) then table.insert(targets, enemy) end
	end
	return targets
end

-- Whether leiji may strike for somebody who answers a Slash with a Jink.
function SmartAI:canLeiji(owner, from)
	return owner ~= nil and owner:hasSkills("leiji|nosleiji") and self:findLeijiTarget(owner, 50, from) ~= nil
end

function SmartAI:hasSilverLionEffect(player)
	player = player or self.player
	return player:hasArmorEffect("silver_lion")
end
