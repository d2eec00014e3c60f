-- 制霸 zhiba (Sun Ce, lord): once in their turn, others of wu may compare cards with him; if they do not win, both
-- cards are his. Friends hand him a spare low card so; enemies stake one that he can hardly beat.

-- What may be staked: no rescue, and not the only Jink.
local function spare_cards(self)
	local spare, last_jink = {}, self:getCardsNum("Jink") < 2
	for _, card in sgs.qlist(self.player:getHandcards()) do
		local dear = card:isKindOf("Peach") or card:isKindOf("Analeptic") or card:isKindOf("Jink") and last_jink
		if card:getId() >= 0 and not dear then table.insert(spare, card) end
	end
	return spare
end

-- The card to compare with that lord, and why; nil where there is none.
local function stake(self, lord)
	local spare, known = spare_cards(self), self:getMaxCard(lord)
	if #spare == 0 then return nil end
	local highest = known and known:getNumber() or 0
	if self:isFriend(lord) then
		local card = self:getMinCard(self.player, spare)
		if hasManjuanEffect(lord) or card:getNumber() >= 7 and card:getNumber() > highest then return nil end
		return card, "a low card for a friendly lord"
	end
	-- once awakened he declines what he might lose
	if not self:isEnemy(lord) or lord:getMark("hunzi") > 0 then return nil end
	local card = self:getMaxCard(self.player, spare)
	if card:getNumber() <= 10 or card:getNumber() <= highest then return nil end
	return card, "a high card costs a hostile lord one of his"
end

-- Lords with whom it may be done, the weakest first.
local function lords(self, card)
	local found = self:exclude(self.room:getOtherPlayers(self.player), card)
	self:sort(found, "defense")
	return found
end

table.insert(sgs.ai_skills, {
	name = "zhiba_pindian",
	getTurnUseCard = function(self)
		local me = self.player
		local may = me:getKingdom() == "wu" and not me:hasFlag("ForbidZhiba")
		if not may or self:needBear() or self:getOverflow() <= 0 then return nil end
		return sgs.Card_Parse("@ZhibaCard=.")
	end,
})

sgs.ai_skill_use_func.ZhibaCard = function(card, use, self)
	for _, lord in ipairs(lords(self, card)) do
		local staked, why = stake(self, lord)
		if staked then
			trace.consider(lord, staked:getNumber(), why)
			if not use.isDummy then self.zhiba_pindian_card = staked:getId() end
			return self:aim(use, card, { lord })
		end
	end
end

-- The lord wins even by an equal card, so he plays high; who challenges him has decided already.
sgs.ai_skill_pindian.zhiba_pindian = function(_, self, requestor, maxcard)
	if requestor == self.player then return nil end
	if maxcard and self:getUseValue(maxcard) < 6 then return maxcard end
	return self:getMaxCard()
end

-- An awakened lord declines what he would only lose a card by.
sgs.ai_skill_choice.zhiba_pindian = function(self, choices)
	local highest = 0
	for _, card in sgs.qlist(self.player:getHandcards()) do
		highest = math.max(highest, card:getNumber())
	end
	local who = self.room:getCurrent()
	local hostile = who ~= nil and who ~= self.player and self:isEnemy(who)
	local word = (highest <= 4 or hostile and highest <= 11) and "reject" or "accept"
	return sgs.offered(choices, word)
end

sgs.ai_skill_choice.zhiba_pindian_obtain = function(self, choices)
	local word = self:needKongcheng(self.player, true) and "reject" or "obtainPindianCards"
	return sgs.offered(choices, word)
end

sgs.ai_use_priority.ZhibaCard = 0
sgs.ai_card_intention.ZhibaCard = 0

-- The highest hand card of a player that everybody has seen.
local function highest_shown(player)
	local highest
	for _, card in sgs.qlist(player:getHandcards()) do
		if card:hasFlag("visible") then highest = math.max(highest or 0, card:getNumber()) end
	end
	return highest
end

-- A card that the lord can beat is a present, a higher one is not.
sgs.ai_choicemade_filter.pindian.zhiba_pindian = function(_, _, fields)
	local from, to, id = sgs.seated(fields[3]), sgs.seated(fields[5]), tonumber(fields[4])
	local card = id and id >= 0 and sgs.Sanguosha:getCard(id)
	if not from or not to or not card then return end
	local number, shown = card:getNumber(), highest_shown(to)
	if shown then return sgs.updateIntention(from, to, shown >= number and -60 or 60) end
	if number < 6 then sgs.updateIntention(from, to, -60) end
	if number > 8 then sgs.updateIntention(from, to, 60) end
end
