-- 节命 jieming (Xun Yu): for each point of damage somebody fills his hand up to his highest health, five at
-- most. The friend who lacks most cards draws; while shenfen takes four cards from everybody, who keeps
-- them.

-- What the cards are worth to a friend: their number, and a little more where they are used at once.
local function worth(self, friend)
	local draws = sgs.jiemingDraws(friend)
	if draws == 0 or draws <= 2 and friend:isKongcheng() and friend:hasSkill("kongcheng") then return 0 end
	local value = draws
	if friend == self.room:getCurrent() and self:hasCrossbowEffect(friend) then value += 1 end
	if friend == self:AssistTarget() then value += 0.5 end
	return value
end

-- The friend for whom the rule gives most, nobody where it gives nothing; of equals the weaker one.
local function best(self, rule, why)
	local friends, most, chosen = table.copyFrom(self.friends), 0, nil
	self:sort(friends, "defense")
	for _, friend in ipairs(friends) do
		local value = rule(friend)
		trace.consider(friend, value, why)
		if value > most then most, chosen = value, friend end
	end
	return chosen
end

local function user_of_shenfen(self)
	for _, player in sgs.qlist(self.room:getAlivePlayers()) do
		if player:hasFlag("ShenfenUsing") then return player end
	end
end

-- The blow still has to reach him, and fresh cards may save him.
local function in_danger(self, friend)
	return friend:getHp() == 1 and self:guess("Peach", friend) < 1
		and self:playerGetRound(friend) > self:playerGetRound(self.player)
end

-- Everybody but its user is going to lose his equipment and four hand cards.
local function during_shenfen(self, user)
	local saved = best(self, function(friend)
		local draws = sgs.jiemingDraws(friend)
		return friend ~= user and draws >= 3 and in_danger(self, friend) and draws or 0
	end, "draws a rescue from shenfen")
	if saved then return saved end
	if self:isFriend(user) and sgs.jiemingDraws(user) > 0 then return user end
	return best(self, function(friend)
		return friend:getMaxHp() >= 5 and sgs.jiemingDraws(friend) or 0
	end, "keeps a card through shenfen")
end

sgs.ai_skill_playerchosen.jieming = function(self, targets)
	local user = user_of_shenfen(self)
	local chosen = user and during_shenfen(self, user)
		or best(self, function(friend)
			return targets:contains(friend) and worth(self, friend) or 0
		end, "cards that he draws by jieming")
	return chosen and targets:contains(chosen) and chosen or nil
end

-- A blow is welcome where it draws three cards or more.
sgs.ai_need_damaged.jieming = function(self, _, player)
	return self:getJiemingChaofeng(player or self.player) <= -6
end

sgs.ai_playerchosen_intention.jieming = function(_, from, to)
	if sgs.jiemingDraws(to) > 0 then sgs.updateIntention(from, to, -80) end
end

sgs.ai_damage_value.jieming = function(self, victim)
	return 5 * math.min(self:getJiemingChaofeng(victim), 0)
end

sgs.ai_slash_friend.jieming = function(self, friend, source)
	return self:jiemingHeals(friend, source)
end
