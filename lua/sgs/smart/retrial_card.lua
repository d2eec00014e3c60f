-- Which card replaces that of a judgement.

-- A Peach is worth more than another judgement.
local MINOR = { tieji = true, nostieji = true, beige = true }

function SmartAI:dontRespondPeachInJudge(judge)
	local peaches, me = self:getCardsNum("Peach"), self.player
	if peaches == 0 then return false end
	if self:willSkipPlayPhase() and peaches > self:getOverflow(me, true) then return false end
	if judge.reason == "lightning" and self:isFriend(judge.who) then return false end
	if peaches <= me:getLostHp() then return true end
	for _, friend in ipairs(self.friends) do
		if self:isWeak(friend) then return true end
	end
	if judge.reason == "tuntian" then
		return judge.who:getMark("zaoxian") == 0 and judge.who:getPile("field"):length() < 2
	end
	if judge.reason == "eight_diagram" or judge.reason == "EightDiagram" then
		return self:isFriend(judge.who) and (not self:isWeak(judge.who) or judge.who:hasSkills(sgs.masochism_skill))
	end
	return MINOR[judge.reason] == true
end

-- The card as the judgement sees it: hongyan makes hearts of spades.
local function is_good(judge, card)
	if card:getSuit() == sgs.Card_Spade and judge.who:hasSkill("hongyan") then
		return judge:isGood(sgs.Sanguosha:cloneCard("slash", sgs.Card_Heart, card:getNumber()))
	end
	return judge:isGood(card)
end

-- beige: what each suit does to the source of the damage or for the hurt one.
local function fits_beige(self, judge, source, card)
	local suit, now = card:getSuitString(), judge.card:getSuitString()
	local would_turn = source ~= nil and self:toTurnOver(source, 0, "beige")
	if source and self:isFriend(source) then
		if not would_turn and suit == "spade" then return now ~= "spade" end
		if self:getOverflow() <= 0 then return would_turn and now == "spade" and suit ~= "spade" end
		if suit == "heart" then return now ~= "heart" and judge.who:isWounded() and self:isFriend(judge.who) end
		if suit == "diamond" then return now == "club" or now == "spade" and would_turn end
		return would_turn and now == "spade" and suit ~= "spade"
	end
	if now == "spade" then return not would_turn and suit ~= "spade" end
	return would_turn and suit == "spade"
end

-- While lightning lies about, one spade 2-9 is kept for each.
local function keep_for_lightning(self, judge, candidates)
	if judge.reason == "lightning" then return end
	for _, player in sgs.qlist(self.room:getAlivePlayers()) do
		if player:containsTrick("lightning") then
			for place, card in ipairs(candidates) do
				if card:getSuit() == sgs.Card_Spade and card:getNumber() >= 2 and card:getNumber() <= 9 then
					table.remove(candidates, place)
					break
				end
			end
		end
	end
end

local function usable(self, cards, judge, own)
	local candidates = {}
	local spare_peach = own == false or not self:dontRespondPeachInJudge(judge)
	if own ~= false and self:getFinalRetrial(judge.who, judge.reason) == 2 then spare_peach = false end
	local source = judge.reason == "beige" and self.room:getTag("CurrentDamageStruct"):toDamage().from or nil
	for _, card in ipairs(cards) do
		local limited = own ~= false and self.player:isCardLimited(card, sgs.Card_MethodResponse, not self.player:hasEquip(card))
		local fits
		if card:getId() < 0 or limited or card:isKindOf("Peach") and not spare_peach then
			fits = false
		elseif judge.reason == "beige" then
			fits = not card:isKindOf("Peach") and fits_beige(self, judge, source, card)
		elseif self:isFriend(judge.who) then
			fits = is_good(judge, card)
		else
			fits = self:isEnemy(judge.who) and not is_good(judge, card)
		end
		if fits then table.insert(candidates, card) end
	end
	return candidates
end

-- The id of the card to change a judgement with, or -1: armour that had better go, else what is
-- worth least. `own` is false where the cards are not the player's own.
function SmartAI:getRetrialCardId(cards, judge, own)
	if not judge.who then return -1 end
	local candidates = usable(self, cards, judge, own)
	keep_for_lightning(self, judge, candidates)
	if #candidates == 0 then
		trace.note("no card would change the judgement of " .. judge.reason .. " for the better")
		return -1
	end
	local armor = self.player:getArmor()
	if armor and table.contains(candidates, armor) and self:needToThrowArmor() then
		trace.consider(armor:toString(), 0, "armour that had better go")
		return armor:getEffectiveId()
	end
	self:sortByKeepValue(candidates)
	if trace.wanted() then
		for _, card in ipairs(candidates) do
			trace.consider(card:toString(), self:getKeepValue(card), "changes the judgement; least worth keeping first")
		end
	end
	return candidates[1]:getEffectiveId()
end
