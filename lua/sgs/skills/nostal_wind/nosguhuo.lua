-- 蛊惑 nosguhuo (Yu Ji of the old edition): as guhuo, as often as he likes; all may doubt, and then only a true heart counts.
-- Hearts are laid down for what they are, and tricks of little effect too: doubters pay for it. Among enemies the healthiest
-- one doubts.

-- What does less than the health point that a doubter loses.
local LESSER = { "Dismantlement", "FireAttack", "IronChain", "Collateral", "Duel" }

local function worth_telling(card)
	if card:getId() < 0 then return false end
	if card:getSuit() ~= sgs.Card_Heart then return sgs.oneOfClasses(card, LESSER) ~= nil end
	return card:isNDTrick() or card:isKindOf("BasicCard")
end

-- Cards that he would use now as what they are.
local function truths(self)
	local found = {}
	for _, card in sgs.qlist(self.player:getHandcards()) do
		if worth_telling(card) and self:useOfClaim("nosguhuo", card, card:objectName()) then table.insert(found, card) end
	end
	return found
end

table.insert(sgs.ai_skills, {
	name = "nosguhuo",
	getTurnUseCard = function(self)
		if self:claimSkill() ~= "nosguhuo" then return nil end
		local card, word = sgs.chooseClaim(self, "nosguhuo", truths(self))
		return card and sgs.Card_Parse(sgs.claimText("nosguhuo", card, word))
	end,
})

sgs.ai_skill_use_func.NosGuhuoCard = sgs.useClaim("nosguhuo")
sgs.ai_cardsview_valuable.nosguhuo = sgs.claimsInAnswer("nosguhuo")
sgs.ai_skill_choice.nosguhuo_slash, sgs.ai_skill_choice.nosguhuo_saveself = "slash", sgs.claimToSaveOneself

-- The friend who can best afford a health point: of those who have as many, him whom wounds serve, or who heals.
local function best_doubter(self)
	local best, most
	for _, friend in ipairs(self.friends) do
		local health = friend:getHp() + (friend:hasSkills(sgs.recover_skill) and 0.5 or 0)
		if not most or health > most then best, most = friend, health end
	end
	return best
end

-- Why the brain's player does not pay for a doubt.
local function why_not(self)
	local me = self.player
	if sgs.notes().doubted then return "somebody doubts it already" end
	if me:getHp() < 2 and self:getCardsNum("Peach") == 0 then return "a health point is too dear" end
	return best_doubter(self) ~= me and "a friend can better afford it" or nil
end

sgs.ai_skill_choice.nosguhuo = function(self, choices, data)
	local word, owner = self.room:getTag(sgs.claimTag("nosguhuo")):toString(), self:claimant("nosguhuo", data)
	local doubts, why = sgs.certainClaim(self, owner, word)
	if doubts == nil then
		why = not self:needToLoseHp(self.player, owner) and why_not(self) or nil
		doubts, why = not why and math.random(1, 5) <= 4, why or "four in five are doubted"
	end
	trace.consider(doubts and "question" or "noquestion", nil, "nosguhuo: " .. why)
	return sgs.offered(choices, doubts and "question" or "noquestion")
end

sgs.watchClaims("nosguhuo")
