-- 巧变 qiaobian (Zhang He): a card skips judging (for delayed tricks), drawing (he robs two), playing (he moves one) or discarding.

local JUDGE, DRAW, PLAY, DISCARD = sgs.Player_Judge, sgs.Player_Draw, sgs.Player_Play, sgs.Player_Discard

local function lies_before_a_friend(self)
	for _, friend in ipairs(self.friends_noself) do
		if friend:containsTrick("indulgence") or friend:containsTrick("supply_shortage") then return true end
	end
	return false
end

-- Two cards of others instead of two from the pile. tuxi does that without paying.
local function takes_two(self)
	return not self:hasSkills("tuxi|nostuxi") and self:expectedDraws() <= 2 and #self:handThefts(2) == 2
end

-- Why each phase is skipped, or nil. A friend who has the last word on a judgement needs no help.
local WHY = {
	[JUDGE] = function(self)
		local me = self.player
		local hand, last = me:getHandcardNum(), self:getFinalRetrial(me)
		if last == 1 or me:containsTrick("YanxiaoCard") or me:containsTrick("yanxiao") then return nil end
		if me:containsTrick("lightning") and (last == 2 or #self.friends > #self.enemies) then return "lightning" end
		local poor = me:getHp() > hand or takes_two(self)
		if me:containsTrick("supply_shortage") and poor then return "the draw phase is needed" end
		local needed = hand > 3 or hand > me:getHp() - 1 or lies_before_a_friend(self)
		return me:containsTrick("indulgence") and needed and "the play phase is needed" or nil
	end,
	[DRAW] = function(self)
		return takes_two(self) and "two others lose a card each" or nil
	end,
	[PLAY] = function(self)
		local who, why = self:whoseCardToMove()
		return who and why
	end,
	[DISCARD] = function(self)
		return not self:needBear() and self:getOverflow() > 0 and "the hand is kept" or nil
	end,
}

-- A Peach is paid only where nobody may need it soon, or where tuxi would take it.
local function may_pay_peach(self)
	local me = self.player
	for _, enemy in ipairs(self.enemies) do
		if enemy:hasSkills("tuxi|nostuxi") and me:getHandcardNum() <= 2 and me:getHp() > 2 then return true end
	end
	for _, friend in ipairs(self.friends) do
		if friend:getHp() <= 2 and not friend:hasSkill("niepan") then return false end
	end
	return true
end

local function price(self, phase, pattern)
	local cards, peaches = {}, may_pay_peach(self)
	for _, card in sgs.qlist(self.player:getHandcards()) do
		local dear = card:isKindOf("Peach") and not peaches
		local may = not dear and not self.player:isJilei(card) and self:fitsRequest(card, pattern)
		if card:getId() >= 0 and may then table.insert(cards, card) end
	end
	-- what is left is still played after the first two, only held after the others
	if phase == JUDGE or phase == DRAW then self:sortByUseValue(cards, true) else self:sortByKeepValue(cards) end
	return cards[1]
end

sgs.ai_skill_discard.qiaobian = function(self, _, _, optional, _, pattern)
	if not optional then return nil end
	local phase = self.player:getMark("qiaobianPhase")
	if self.player:isSkipped(phase) then return {} end -- nothing would come of it
	local why = WHY[phase] and WHY[phase](self)
	local card = why and price(self, phase, pattern)
	if not card then return {} end
	trace.consider(card:toString(), self:getKeepValue(card), "paid: " .. why)
	return { card:getEffectiveId() }
end

-- Phases as the prompts number them.
local BY_PROMPT = { ["@qiaobian-2"] = DRAW, ["@qiaobian-3"] = PLAY }

sgs.ai_skill_use["@@qiaobian"] = function(self, prompt)
	if not self.player:hasSkill("qiaobian") then return "." end
	local phase = self.player:getMark("qiaobianPhase")
	if phase == 0 then phase = BY_PROMPT[prompt] end
	local names = {}
	if phase == DRAW then
		for _, player in ipairs(self:handThefts(2)) do table.insert(names, player:objectName()) end
	elseif phase == PLAY then
		local who = self:whoseCardToMove()
		if who then names = { who:objectName() } end
	end
	return #names > 0 and "@QiaobianCard=.->" .. table.concat(names, "+") or "."
end

sgs.ai_skill_cardchosen.qiaobian = function(self, who, flags)
	if flags:find("h", 1, true) then return nil end
	local card = self:cardToMove(who)
	self.moving_from = who:objectName()
	return card and who:getCards(flags):contains(card) and card or nil
end

sgs.ai_skill_playerchosen.qiaobian = function(self, targets)
	local who = self.room:getTag("QiaobianTarget"):toPlayer() or self:playerNamed(self.moving_from)
	if not who then return nil end
	local card, to, why = self:cardToMove(who)
	if not card or not targets:contains(to) then return nil end
	trace.consider(to, 0, card:objectName() .. ": " .. why)
	return to
end

sgs.ai_cardneed.qiaobian = function(to)
	return to:getHandcardNum() <= 2
end

-- In the draw phase it is what tuxi says; a moved card speaks when it is chosen.
sgs.ai_card_intention.QiaobianCard = function(_, _, from, tos)
	if from:getMark("qiaobianPhase") ~= DRAW then return end
	sgs.learnFromHandThefts(from, tos, function() return true end)
end

local function trick_before(player, id)
	for _, card in sgs.qlist(player:getJudgingArea()) do
		if card:getEffectiveId() == id then return card end
	end
end

-- From whom a card is moved …
sgs.ai_choicemade_filter.cardChosen.qiaobian = function(self, player, fields)
	local id, owner = tonumber(fields[3]) or -1, sgs.seated(fields[5])
	if not owner or player:getMark("qiaobianPhase") == DRAW then return end
	local trick = trick_before(owner, id)
	sgs.notes().moved = trick and (trick:isKindOf("YanxiaoCard") and -80 or 80) or -80
	sgs.updateIntention(player, owner, sgs.takingIntention(self, id, owner))
end

-- … and to whom: tricks are hostile, equipment is a gift.
sgs.ai_playerchosen_intention.qiaobian = function(_, from, to)
	sgs.updateIntention(from, to, sgs.notes().moved or 0)
end

-- A card lets him skip the judgement, and later move the trick on.
sgs.ai_delayed_value.qiaobian = function(_, enemy)
	return not enemy:isNude() and enemy:getJudgingArea():isEmpty() and -1000 or 0
end
sgs.ai_delayed_harmless.qiaobian = function(_, player, _, judge)
	return not judge and not player:isKongcheng() and "qiaobian moves it on" or nil, true
end

-- One card pays for the others.
sgs.ai_hand_limit.qiaobian = function(player)
	return player:getHandcardNum() - 1
end
