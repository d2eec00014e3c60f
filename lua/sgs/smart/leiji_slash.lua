-- Whether a Slash had better not go to an owner of leiji or nosleiji, who would answer it with a Jink and lightning.

-- The last rebel has nobody left to wait for: healthy, or with a cure, he dares to slash the lord.
local function must_dare(self, from, to)
	if from ~= self.player or self.role ~= "rebel" or not to:isLord() then return false end
	if sgs.current_mode_players.rebel ~= 1 then return false end
	if from:hasSkill("hongyan") then return true end
	local cured = self:getCardsNum("Peach") > 0 or from:hasSkills("ganglie|neoganglie|nosganglie")
	return from:getHp() >= 4 and cured
end

-- `suit`: what the judgement has to show, "black" or "spade"; an owner who holds such a card may see to it.
local function expects_lightning(self, from, to, suit)
	local lack, cards = (sgs.card_lack[to:objectName()] or {}).Jink, to:getHandcardNum()
	if lack == 1 then return self:hasArmorAgainst(from, to, "eight_diagram") end
	if lack == 2 or cards >= 4 or getKnownCard(to, self.player, "Jink", true) > 0 then return true end
	if cards >= 2 and getKnownCard(to, self.player, suit) > 0 then return true end
	return self:hasArmorAgainst(from, to, "eight_diagram")
end

function SmartAI:slashCallsLightning(from, to, suit)
	if self:isFriend(to, from) or self:canLiegong(to, from) then return false end
	local bound = to:hasFlag("QianxiTarget") and not self:hasArmorAgainst(from, to, "eight_diagram")
	if bound or must_dare(self, from, to) then return false end
	return expects_lightning(self, from, to, suit)
end
