-- 连营 lianying (Lu Xun): when he loses the last cards of his hand, as many players as cards were lost may draw one each.
-- He lets himself and the least defended friends draw.

-- The trick for which qianxun has put his hand aside just now, or nil.
local function put_aside_for(self)
	local move = self.player:getTag("LianyingMoveData")
	local moved = move and move:toMoveOneTime()
	local aside = moved and (moved.to_pile_name == "qianxun" or moved.reason and moved.reason.m_skillName == "qianxun")
	if not aside then return nil end
	local effect = self.player:getTag("QianxunEffectData")
	return effect and effect:toCardEffect()
end

-- How much worse his own place is, or nil where the card would be lost at once.
local function own_rank(self)
	local me, effect = self.player, put_aside_for(self)
	if hasManjuanEffect(me) then return nil end
	local from_enemy = effect and effect.card and effect.from and self:isEnemy(effect.from)
	if from_enemy and effect.card:isKindOf("FireAttack") then return nil end
	if not from_enemy or not (effect.card:isKindOf("Snatch") or effect.card:isKindOf("Dismantlement")) then return -2 end
	return me:hasEquip() and 5 or nil
end

-- Friends who can use a card, the least defended first.
local function drawers(self)
	local rows = {}
	for place, friend in ipairs(self.friends) do
		local own = friend == self.player
		local change = 0
		if own then change = own_rank(self) end
		local can = own or not hasManjuanEffect(friend) and not self:needKongcheng(friend, true)
		if can and change then table.insert(rows, { friend = friend, rank = sgs.getDefense(friend) + change, place = place }) end
	end
	-- in his own turn he can use the card at once
	local turn = self.player:getPhase() <= sgs.Player_Play
	table.sort(rows, function(a, b)
		local one, two = turn and a.friend == self.player, turn and b.friend == self.player
		if one ~= two then return one end
		if a.rank ~= b.rank then return a.rank < b.rank end
		return a.place < b.place
	end)
	return rows
end

sgs.ai_skill_use["@@lianying"] = function(self, prompt)
	if not self.player:hasSkill("lianying") then return "." end
	local lost = math.max(self.player:getMark("lianying"), 1)
	local most = math.min(tonumber((prompt or ""):split(":")[4]) or lost, lost)
	local names = {}
	for _, row in ipairs(drawers(self)) do
		trace.consider(row.friend, row.rank, "draws for lianying, by defence")
		if #names < most then table.insert(names, row.friend:objectName()) end
	end
	return #names > 0 and "@LianyingCard=.->" .. table.concat(names, "+") or "."
end

-- A card is given to each of them.
sgs.ai_card_intention.LianyingCard = function(_, _, from, tos)
	for _, to in ipairs(tos) do
		local spoils = hasManjuanEffect(to) or to:hasSkill("kongcheng") and to:isKongcheng()
		if not spoils then sgs.updateIntention(from, to, -40) end
	end
end
