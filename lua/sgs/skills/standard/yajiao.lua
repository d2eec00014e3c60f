-- 涯角 yajiao (Zhao Yun): for a hand card that he uses out of his turn the top card of the pile is revealed. One of
-- the same kind he may give to anybody; another he may throw away, or leave for whoever draws or judges next.

sgs.ai_skill_invoke.yajiao = true

local JUNK = { "Disaster", "GodSalvation", "AmazingGrace" }

-- The mark tells the card.
sgs.ai_skill_playerchosen.yajiao = function(self, targets)
	local card = sgs.Sanguosha:getCard(self.player:getMark("yajiao"))
	return card and self:presentTo(card, targets, JUNK) or nil
end

sgs.ai_playerchosen_intention.yajiao = function(_, from, to)
	sgs.updateIntention(from, to, sgs.giftIntention(to, -50))
end

local function next_to_act(current)
	for _, player in ipairs(sgs.aliveAfter(current)) do
		if player:faceUp() then return player end
	end
	return current
end

-- What he judges first, and whether that card would harm him there; nil where he judges nothing.
local function harms_judgement(card, player)
	local area = player:getJudgingArea()
	if area:isEmpty() or player:containsTrick("YanxiaoCard") then return nil end
	local suit = sgs.wantedSuit(area:last())
	if not suit then return sgs.isStruckBy(card, player) end
	return sgs.judgedSuit(card, player) ~= suit
end

local function lacks_one(self, card, friend, class)
	return card:isKindOf(class) and self:guess(class, friend) < 1
end

local function is_wanted(self, card, friend)
	local lacking = lacks_one(self, card, friend, "Jink") or lacks_one(self, card, friend, "Nullification")
	if lacking or self:isValuableCard(card, friend) then return true end
	if card:isKindOf("Slash") and self:hasCrossbowEffect(friend) then return true end
	for _, skill in sgs.qlist(friend:getVisibleSkillList()) do
		local need = sgs.ai_cardneed[skill:objectName()]
		if type(need) == "function" and need(friend, card, self) then return true end
	end
	return false
end

local function draws_it(self, player)
	local elsewhere = player:hasSkills("luoshen|tuxi") or player:hasSkill("qiaobian") and not player:isKongcheng()
	return not elsewhere and not self:willSkipDrawPhase(player) and not self:willSkipPlayPhase(player)
end

-- Whether the next player had better find the card on top.
local function leave_for(self, card, player)
	local friend = self:isFriend(player) == true
	if player:hasSkill("luoshen") then return card:isRed() ~= friend end
	if player:hasSkill("yinghun") and player:isWounded() then return friend end
	local harm = harms_judgement(card, player)
	if harm ~= nil then return harm ~= friend end
	if friend then return draws_it(self, player) and is_wanted(self, card, player) end
	for _, class in ipairs(JUNK) do
		if card:isKindOf(class) then return true end
	end
	return false
end

-- He is seen to hold what draws the card at once.
local function draws_now(self, player)
	if player:getPhase() > sgs.Player_Play then return false end
	return getKnownCard(player, self.player, "ExNihilo") > 0 or getKnownCard(player, self.player, "IronChain") > 0
end

local function stays_on_top(self, card, current)
	if not card or not current or current:isDead() then return false end
	if draws_now(self, current) then return (self:isFriend(current) == true) == self:isValuableCard(card, current) end
	return leave_for(self, card, next_to_act(current))
end

sgs.ai_skill_choice.yajiao = function(self, choices, data)
	return sgs.offered(choices, stays_on_top(self, data:toCard(), self.room:getCurrent()) and "cancel" or "throw")
end
