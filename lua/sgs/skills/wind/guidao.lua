-- 鬼道 guidao (Zhang Jiao): before a judgement takes effect he may put a black card in the place of its card, which he
-- takes. He turns what his side needs turned, and trades where the result stays as it is for a better card.

-- A running attack on all will still ask me for a Jink, after him who judges now.
local function attack_comes(self, judged)
	if type(sgs.ai_AOE_data) ~= "userdata" then return false end
	local use = sgs.ai_AOE_data:toCardUse()
	return use.card ~= nil and use.card:isKindOf("ArcheryAttack") and use.to:contains(self.player)
		and self:playerGetRound(judged) < self:playerGetRound(self.player)
end

local function lightning_comes(judge)
	return judge.reason ~= "lightning" and judge.who:getPhase() == sgs.Player_Judge and judge.who:containsTrick("lightning")
end

-- My own lightning will soon need the last card for its judgement, and what I would take is none.
local function is_saved_for_leiji(self, judge)
	local dodges = self:getCardsNum("Jink") > 0 or self:hasEightDiagramEffect(self.player)
	if not dodges or not attack_comes(self, judge.who) or self:getFinalRetrial(judge.who) ~= 1 then return false end
	return self:findLeijiTarget(self.player, 50) ~= nil
end

-- The card that the judgements of leiji want.
local function strikes(self, card)
	if self.player:hasSkill("leiji") then return card:isBlack() end
	return self.player:hasSkill("nosleiji") and card:getSuit() == sgs.Card_Spade
end

-- Why the last card for a coming judgement is not spent on this one, or nil.
local function why_reserved(self, judge, cards)
	local fit = 0
	for _, card in ipairs(cards) do
		if strikes(self, card) then fit += 1 end
	end
	if fit ~= 1 or strikes(self, judge.card) then return nil end
	if lightning_comes(judge) then return "a lightning is still to be judged" end
	return is_saved_for_leiji(self, judge) and "leiji will need it" or nil
end

local function may_be_given(self, card)
	return card:getId() >= 0 and card:isBlack() and not card:hasFlag("using")
		and not self.player:isCardLimited(card, sgs.Card_MethodResponse, not self.player:hasEquip(card))
end

local function black_cards(self)
	local cards = {}
	for _, card in sgs.qlist(self.player:getCards("he")) do
		if may_be_given(self, card) then table.insert(cards, card) end
	end
	return cards
end

local function is_better(self, taken, given)
	return self:getUseValue(taken) > self:getUseValue(given)
end

-- Nothing turns the result: a card of little use, or armour that had better go, is traded for a better one.
local function trade(self, judge, cards)
	if judge.reason == "beige" or not self:needRetrial(judge) then return nil end
	local armor = self.player:getArmor()
	if armor and table.contains(cards, armor) and self:needToThrowArmor() then return armor end
	self:sortByUseValue(cards, true)
	return cards[1] and is_better(self, judge.card, cards[1]) and cards[1] or nil
end

local function card_to_give(self, judge)
	local cards = black_cards(self)
	local why = why_reserved(self, judge, cards)
	if why then
		trace.note("guidao: the only card is kept, " .. why)
		return nil
	end
	local id = self:getRetrialCardId(cards, judge)
	if id < 0 then return trade(self, judge, cards) end
	local card = sgs.Sanguosha:getCard(id)
	local gains = self:needRetrial(judge) or is_better(self, judge.card, card)
	return gains and card or nil
end

sgs.ai_skill_cardask["@guidao-card"] = function(self, data)
	local judge = data and data:toJudge() or {}
	local card = judge.who and judge.card and card_to_give(self, judge)
	return card and "$" .. card:getEffectiveId() or "."
end

-- Black cards serve his lightning, and those that judgements are to show.
sgs.ai_cardneed.guidao = function(to, card, self)
	if not card:isBlack() then return false end
	if to:hasSkill("leiji") or to:hasSkill("nosleiji") and card:getSuit() == sgs.Card_Spade then return true end
	return sgs.servesJudging(to, card, self)
end

sgs.guidao_suit_value = { spade = 3.9, club = 2.7 }
sgs.ai_suit_priority.guidao = "diamond|heart|club|spade"

-- A hand may hold a black card. He who dies by wuhun is left to it.
sgs.ai_can_retrial.guidao = function(_, player, reason)
	if reason == "wuhun" then return false end
	if not player:isKongcheng() then return true end
	for _, card in sgs.qlist(player:getEquips()) do
		if card:isBlack() then return true end
	end
	return false
end

-- He changes the judgement himself, and gets its card.
sgs.ai_delayed_value.guidao = { SupplyShortage = -5 }

sgs.ai_delayed_harmless.guidao = function(_, _, class_name)
	if class_name == "SupplyShortage" then return "he changes the judgement himself" end
end

-- The black one can still replace a judgement.
sgs.ai_no_equip.guidao = function(_, card, old)
	return old and old:isBlack() and card:isRed() and "the black one serves guidao" or nil
end
