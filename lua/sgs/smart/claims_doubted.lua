-- What is said of cards that lie face down (蛊惑): what is certain of it, and what doubts tell.

-- Why a claim is surely true or surely false, or of what it tells too little; nil where one may doubt.
function sgs.certainClaim(self, owner, word)
	if not owner or not self:isEnemy(owner) then return false, "no enemy's" end
	if self:getRestCardsNum(sgs.claimedClass(word) or "") == 0 then return true, "all such cards have been seen" end
	if word == "amazing_grace" then return false, "it serves everybody" end
	if word:find("slash") and not self:hasCrossbowEffect(owner) then return false, "a Slash is soon answered" end
end

-- Who speaks is noted; whoever doubts him is no friend of his, unless the claim cannot be true.
function sgs.watchClaims(skill)
	sgs.ai_choicemade_filter.skillChoice[skill .. "_claim"] = function(_, player, fields)
		local notes = sgs.notes()
		notes.claimant, notes.claim, notes.doubted = player, fields[#fields], false
	end
	sgs.ai_choicemade_filter.skillChoice[skill] = function(self, player, fields)
		local notes = sgs.notes()
		if fields[#fields] ~= "question" or not notes.claimant then return end
		notes.doubted = true
		local class = sgs.claimedClass(notes.claim)
		if class and self:getRestCardsNum(class) > 0 then sgs.updateIntention(player, notes.claimant, 80) end
	end
end
