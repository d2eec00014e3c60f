-- Whether a card had better lie on top of the draw pile than in the discard pile: who meets it there.

-- Cards that do little for whoever draws them.
local DUD = { "Lightning", "AmazingGrace", "GodSalvation", "Collateral" }

local function is_dud(card)
	for _, class in ipairs(DUD) do
		if card:isKindOf(class) then return true end
	end
	return false
end

-- I draw once more in this phase.
local function is_drawn_by_me(self, card)
	local me = self.player
	if me:getPhase() ~= sgs.Player_Play then return false end
	local nihilo = self:getCard("ExNihilo")
	if not nihilo or not nihilo:isAvailable(me) then return false end
	return self:cardNeed(card) > 5
end

-- The judgement that the next player faces first: the trick that was laid last.
local function first_judgement(player)
	local tricks = player:getJudgingArea()
	return not tricks:isEmpty() and tricks:last() or nil
end

local function for_judgement(self, card, player, trick)
	local wanted = sgs.wantedSuit(trick)
	local harmless = wanted and sgs.judgedSuit(card, player) == wanted or not wanted and not sgs.isStruckBy(card, player)
	if self:isFriend(player) then return harmless and "a friend's judgement becomes good" or nil end
	return self:isEnemy(player) and not harmless and "an enemy's judgement becomes bad" or nil
end

local function for_draw(self, card, player)
	if self:isEnemy(player) then
		return is_dud(card) and "an enemy draws it instead of something better" or nil
	end
	if not self:isFriend(player) or self:willSkipDrawPhase(player) or hasManjuanEffect(player) then return nil end
	for _, class in ipairs({ "Peach", "ExNihilo", "Jink", "Nullification" }) do
		if card:isKindOf(class) then return "a friend draws it" end
	end
	local slashes = card:isKindOf("Slash") and self:hasCrossbowEffect(player)
	return slashes and "a friend with a crossbow draws it" or nil
end

-- A reason to put a card of `owner` on top, or nil.
function SmartAI:whyOnTop(card, owner)
	local tuntian = owner:hasSkill("tuntian") and owner:getPhase() == sgs.Player_NotActive
	if tuntian and not self:isFriend(owner) and card:getSuit() == sgs.Card_Heart then return "tuntian judges a heart" end
	if is_drawn_by_me(self, card) then return "ExNihilo draws it" end
	local player = self:nextToAct()
	if not player then return nil end
	if player:hasSkill("luoshen") and self:isEnemy(player) and card:isRed() then return "luoshen ends at once" end
	local trick = first_judgement(player)
	if trick then return for_judgement(self, card, player, trick) end
	return for_draw(self, card, player)
end
