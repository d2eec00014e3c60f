-- What owners of skills that change judgements answer, and which cards serve them: guicai and its like.

local function fitting(self, cards, pattern)
	local fit = {}
	for _, card in ipairs(cards) do
		if not pattern or sgs.Sanguosha:matchExpPattern(pattern, self.player, card) then table.insert(fit, card) end
	end
	return fit
end

-- The card among those to replace that of the judgement with, as a card string; "." for none, or nil
-- where one is demanded and none is better.
function SmartAI:changeJudgement(data, cards, pattern)
	local judge = data and data:toJudge() or {}
	if self:needRetrial(judge) then
		local id = self:getRetrialCardId(fitting(self, cards, pattern), judge)
		if id >= 0 then return "$" .. id end
	else
		trace.note("the judgement may stand")
	end
	if pattern and pattern:sub(-1) == "!" then return nil end
	return "."
end

-- Whether the friend has the last word about a judgement of the player and no card of that suit is seen
-- in his hand.
local function could_use(self, friend, player, suit, reason)
	local _, last = self:getFinalRetrial(player, reason)
	return last == friend and getKnownCard(friend, self.player, suit) == 0
end

-- Which cards a friend would like who changes judgements: for lightning anywhere, for friends who would
-- lose a phase. One of a kind is enough.
function sgs.servesJudging(friend, card, self)
	local suit, number = card:getSuitString(), card:getNumber()
	for _, player in sgs.qlist(self.room:getAlivePlayers()) do
		local striking = suit == "spade" and number >= 2 and number <= 9 and player:containsTrick("lightning")
		if striking and could_use(self, friend, player, "spade", "lightning") then return true end
		local freeing = self:isFriend(player)
			and (suit == "club" and self:willSkipDrawPhase(player) or suit == "heart" and self:willSkipPlayPhase(player))
		if freeing and could_use(self, friend, player, suit, "indulgence") then return true end
	end
	return false
end
