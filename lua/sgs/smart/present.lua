-- One card that has turned up is given to somebody (yajiao, jianyan): to a friend who needs it, or where it is of no
-- use to anybody to an enemy who wants his hand empty.

-- Friends who can use a card, the least defended first; `rule` may say more of them.
function SmartAI:presentReceivers(targets, rule)
	local friends = {}
	for _, friend in ipairs(self.friends) do
		local takes = not hasManjuanEffect(friend) and not self:needKongcheng(friend, true)
		if takes and (not targets or targets:contains(friend)) and (not rule or rule(friend)) then
			table.insert(friends, friend)
		end
	end
	self:sort(friends, "defense")
	return friends
end

-- An enemy whom any card would cost the protection of his empty hand.
function SmartAI:presentSpoils(targets, rule)
	for _, enemy in ipairs(self.enemies) do
		local spoiled = not hasManjuanEffect(enemy) and self:needKongcheng(enemy, true)
		if spoiled and (not targets or targets:contains(enemy)) and (not rule or rule(enemy)) then return enemy end
	end
end

local function neediest(self, friends, card)
	for _, friend in ipairs(friends) do
		if self:isValuableCard(card, friend) then return friend, "it is worth most to him" end
	end
	for _, friend in ipairs(friends) do
		if self:isWeak(friend) then return friend, "a weak friend" end
	end
end

-- Who of those offered is given the card, or nil. `junk`: classes of cards that may go to an enemy.
function SmartAI:presentTo(card, targets, junk, rule)
	local _, receiver = self:getCardNeedPlayer({ card }, true)
	if receiver and targets:contains(receiver) and self:isFriend(receiver) then return receiver end
	local friends, enemy = self:presentReceivers(targets, rule), self:presentSpoils(targets, rule)
	local needy, why = neediest(self, friends, card)
	if not needy and enemy and sgs.oneOfClasses(card, junk) and enemy:getPhase() > sgs.Player_Play then
		needy, why = enemy, "his empty hand no longer protects him"
	end
	needy = needy or friends[1]
	if needy then trace.consider(needy, sgs.getDefense(needy), why or "the weakest friend") end
	return needy
end
