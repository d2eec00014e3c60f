-- 双雄 shuangxiong (Yan Liang & Wen Chou): judges instead of drawing and gets that card; in this turn all
-- hand cards of the other colour may be used as Duel. Worth it with cards to duel with and somebody to
-- duel.

-- What the judgement was: mark 1 red, mark 2 black.
local OTHER_COLOUR = { "isBlack", "isRed" }

local function would_duel(self)
	local use = { isDummy = true }
	self:useTrickCard(sgs.Sanguosha:cloneCard("duel", sgs.Card_NoSuit, 0), use)
	return use.card ~= nil
end

local function why_not(self)
	local me = self.player
	if self:needBear() then return "bears are collected first" end
	if self:willSkipPlayPhase() then return "the play phase is lost" end
	if #self.enemies == 0 then return "there is nobody to duel" end
	if me:getHandcardNum() < 3 then return "the hand is too small" end
	if me:getHp() < 2 and self:getCardsNum("Slash") <= 1 then return "a lost duel would kill" end
	return not would_duel(self) and "no duel would be won" or nil
end

sgs.ai_skill_invoke.shuangxiong = function(self)
	local why = why_not(self)
	if why then trace.note("draws cards: " .. why) end
	return why == nil
end

-- The cheapest card of that colour. What is worth more than the Duel stays, unless it would be discarded anyway.
local function card_to_give(self)
	local is_right = OTHER_COLOUR[self.player:getMark("shuangxiong")]
	local cards = {}
	for _, card in ipairs(is_right and sgs.getKnownHandcards(self.player, self.player) or {}) do
		if card[is_right](card) and not self:isValuableCard(card) then table.insert(cards, card) end
	end
	self:sortByUseValue(cards, true)
	local card = cards[1]
	if not card then return nil end
	if self:getUseValue(card) < 6 or self:getOverflow() > 0 then return card end
	trace.reject(card, "not for shuangxiong: it is worth more than a Duel")
end

table.insert(sgs.ai_skills, {
	name = "shuangxiong",
	getTurnUseCard = function(self)
		-- the mark stays when the skill is lost in mid-turn
		if self.player:getMark("ViewAsSkill_shuangxiongEffect") == 0 or not self.player:hasSkill("shuangxiong") then return nil end
		local card = card_to_give(self)
		return card and sgs.Card_Parse(sgs.convertedCard(card, "duel", "shuangxiong"))
	end,
})

-- Any card is a Duel or a Slash for one, as long as he draws at all.
sgs.ai_cardneed.shuangxiong = function(to, _, self)
	return not self:willSkipDrawPhase(to)
end

-- The card of his judgement, in place of the draw.
sgs.ai_draw_count.shuangxiong = function()
	return 1, true
end

-- Duels come first, while there are Slashes to answer with.
sgs.ai_card_bonus.shuangxiong = function(_, card)
	return 0, 0, 0, card:isKindOf("Duel") and 6.3 or 0
end
