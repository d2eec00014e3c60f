-- 放逐 fangzhu (Cao Pi): after damage, another player draws as many cards as his lost health and is turned
-- over. Frees a friend who lies face down, or costs an enemy his turn.

local function friend_to_free(self, friends, cards)
	self:sort(friends, "handcard")
	for _, friend in ipairs(friends) do
		if not friend:faceUp() then
			trace.consider(friend, friend:getHandcardNum(), "friend lies face down: free him")
			return friend
		end
		if not self:toTurnOver(friend, cards, "fangzhu") then
			trace.consider(friend, friend:getHandcardNum(), "friend gains by being turned over")
			return friend
		end
		trace.consider(friend, friend:getHandcardNum(), "friend by hand size: turning him over would hurt him")
	end
end

-- The first enemy whom turning over hurts and for whom the rule holds.
local function enemy_to_banish(self, enemies, cards, why, rule)
	for _, enemy in ipairs(enemies) do
		if not self:toTurnOver(enemy, cards, "fangzhu") then
			trace.reject(enemy, why .. ": turning him over would not hurt him")
		elseif rule(enemy) then
			trace.note(enemy:objectName() .. " is chosen: " .. why)
			return enemy
		end
	end
	trace.note("nobody: " .. why)
end

sgs.ai_skill_playerchosen.fangzhu = function(self, targets)
	local cards = self.player:getLostHp()
	local friend = friend_to_free(self, sgs.amongTargets(self.friends_noself, targets), cards)
	if friend then return friend end
	if cards >= 3 then
		local drawer = self:findPlayerToDraw(false, cards)
		if drawer and targets:contains(drawer) then
			trace.consider(drawer, drawer:getHandcardNum(), "friend who makes most of " .. cards .. " cards")
			return drawer
		end
	end
	local enemies = sgs.amongTargets(self.enemies, targets)
	self:sort(enemies, "defenseSlash")
	self:traceOrder(enemies, "defenseSlash", "enemy by slash defence")
	local manjuan = enemy_to_banish(self, enemies, cards, "enemy whose drawn cards are lost", hasManjuanEffect)
	if manjuan or cards >= 3 then return manjuan end
	return enemy_to_banish(self, enemies, cards, "enemy with a priority skill", function(enemy)
		return self:hasSkills(sgs.priority_skill, enemy)
	end) or enemy_to_banish(self, enemies, cards, "any enemy", function()
		return true
	end)
end

-- He likes a blow while unhurt if somebody would pay for it.
sgs.ai_need_damaged.fangzhu = function(self, _, player)
	player = player or self.player
	for _, friend in ipairs(self:getFriendsNoself(player)) do
		if not self:toTurnOver(friend, player:getLostHp() + 1, "fangzhu") then return true end
	end
	if player:getLostHp() > 0 then return false end
	for _, enemy in ipairs(self:getEnemies(player)) do
		if self:toTurnOver(enemy, 1, "fangzhu") then return true end
	end
	return false
end

-- Three cards are a present, turned over or not, unless they are lost.
sgs.ai_playerchosen_intention.fangzhu = function(self, from, to)
	local cards = from:getLostHp()
	local hurts = self:toTurnOver(to, cards, "fangzhu") and (cards < 3 or hasManjuanEffect(to))
	sgs.updateIntention(from, to, hurts and 80 or -80)
end
