-- 蛊惑 guhuo (Yu Ji): once in everybody's turn he lays a hand card face down and uses it as what he says. He tells the truth
-- of tricks that he would use anyway, now and then something else of what is of no use; enemies doubt one claim in five.

-- Cards that he would use now as what they are.
local function truths(self, skill)
	local found = {}
	for _, card in sgs.qlist(self.player:getHandcards()) do
		local fits = card:getId() >= 0 and (card:isNDTrick() and not card:isKindOf("Nullification") or card:isKindOf("Peach"))
		if fits and self:useOfClaim(skill, card, card:objectName()) then table.insert(found, card) end
	end
	return found
end

table.insert(sgs.ai_skills, {
	name = "guhuo",
	getTurnUseCard = function(self)
		if self:claimSkill() ~= "guhuo" then return nil end
		local card, word = sgs.chooseClaim(self, "guhuo", truths(self, "guhuo"))
		return card and sgs.Card_Parse(sgs.claimText("guhuo", card, word))
	end,
})

sgs.ai_skill_use_func.GuhuoCard = sgs.useClaim("guhuo")

sgs.ai_cardsview_valuable.guhuo = sgs.claimsInAnswer("guhuo")

sgs.ai_skill_choice.guhuo_slash, sgs.ai_skill_choice.guhuo_saveself = "slash", sgs.claimToSaveOneself

local DEAR = { peach = true, ex_nihilo = true }

-- In how many of 60 times an enemy's claim is doubted.
local function chance(self, owner, word)
	local known = getKnownCard(owner, self.player, sgs.claimedClass(word)) > 0
	if DEAR[word] then return known and 10 or 30 end
	return 12
end

sgs.ai_skill_choice.guhuo = function(self, choices, data)
	local word, owner = self.room:getTag(sgs.claimTag("guhuo")):toString(), self:claimant("guhuo", data)
	local doubts, why = sgs.certainClaim(self, owner, word)
	if doubts == nil then
		local me, odds = self.player, chance(self, owner, word)
		if me:hasSkill("hunzi") and me:getMark("hunzi") == 0 then odds = 4 end -- he awakens with one health point
		doubts, why = math.random(1, 60) <= odds, "one in " .. 60 // odds .. " is doubted"
	end
	trace.consider(doubts and "question" or "noquestion", nil, "guhuo: " .. why)
	return sgs.offered(choices, doubts and "question" or "noquestion")
end

sgs.watchClaims("guhuo")
