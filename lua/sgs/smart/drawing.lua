-- Whom to give drawn cards.

-- The only human among robots, while he is a friend: his hand may be filled beyond what he can keep.
function SmartAI:AssistTarget()
	local human
	for _, player in sgs.qlist(self.room:getAlivePlayers()) do
		if player:getState() == "online" then
			if human then return nil end
			human = player
		end
	end
	if not human or human == self.player or not self:isFriend(human) then return nil end
	return self:getOverflow(human) <= 2 and human or nil
end

local function can_draw(self, player, cards)
	if hasManjuanEffect(player) then return false end
	return not (player:hasSkill("kongcheng") and player:isKongcheng() and cards <= 2)
end

local function is_assisted(self, friend, human)
	if friend ~= human then return false end
	local hand = friend:getHandcardNum()
	return hand < 2 * friend:getMaxCards() or hand < self.player:getHandcardNum()
end

-- Friends in the order in which they should draw: weak ones with few cards, the human, those whose
-- skills live on cards, then by cards. Those who would lose the cards or the phase come last.
local function in_order(self, friends)
	local human = self:AssistTarget()
	local order = {}
	local function take(rule)
		for _, friend in ipairs(friends) do
			if rule(friend) and not table.contains(order, friend) then table.insert(order, friend) end
		end
	end
	self:sort(friends, "defense")
	take(function(friend)
		return friend:getHandcardNum() < 2 and not self:needKongcheng(friend) and not self:willSkipPlayPhase(friend)
	end)
	take(function(friend) return is_assisted(self, friend, human) end)
	take(function(friend)
		return self:hasSkills(sgs.cardneed_skill, friend) and not self:willSkipPlayPhase(friend)
	end)
	self:sort(friends, "handcard")
	take(function(friend) return not self:needKongcheng(friend) and not self:willSkipPlayPhase(friend) end)
	return order
end

-- The friend who should draw that many cards, or nil; with `count`, up to so many of them. Not oneself
-- unless `with_self`.
function SmartAI:findPlayerToDraw(with_self, cards, count)
	cards = cards or 1
	local friends = {}
	for _, friend in ipairs(with_self and self.friends or self.friends_noself) do
		if can_draw(self, friend, cards) then table.insert(friends, friend) end
	end
	local order = in_order(self, friends)
	if not count then return order[1] end
	return table.move(order, 1, math.min(count, #order), 1, {})
end
