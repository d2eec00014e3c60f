-- 遗计 nosyiji (Guo Jia of old): for each point of damage he looks at two cards and gives them to whom he likes,
-- himself too. While he is not short of cards, friends get them.

sgs.ai_skill_invoke.nosyiji = function(self)
	if self.player:getHandcardNum() < 2 then return true end
	for _, friend in ipairs(self.friends) do
		if self:canBeGiven(friend) then return true end
	end
	trace.note("nobody could keep the cards")
	return false
end

sgs.ai_skill_askforyiji.nosyiji = function(self, card_ids, optional, players)
	return self:shareOut(card_ids, optional, players)
end

-- In his turn, a friend who can go on with the cards at once.
local function friend_goes_on(self, player)
	local current = self.room:getCurrent()
	if not current or current == player or not self:isFriend(current, player) then return false end
	if self:hasCrossbowEffect(current) or current:hasFlag("shuangxiong") then return true end
	return current:hasSkills("jieyin|jijiu") and self:getOverflow(current) <= 0
end

-- Health for two cards: for friends in need, or once he can afford it. Not while he is in need himself.
sgs.ai_need_damaged.nosyiji = function(self, _, player)
	player = player or self.player
	if friend_goes_on(self, player) then return true end
	local friends = self:getFriendsNoself(player)
	if self:isWeak(player) or #friends == 0 then return false end
	for _, friend in ipairs(friends) do
		if self:isWeak(friend) then return true end
	end
	return player:getHp() > 2 and sgs.turncount > 2
end

sgs.ai_damage_value.nosyiji = function(_, _, dealt)
	return -20 * dealt
end
