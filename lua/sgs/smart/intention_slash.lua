-- What a Slash says: mostly enmity, but some are glad of one.

-- Whether the player expects a Jink in the target's hand, or an eight diagram to serve as one.
local function may_dodge(from, to)
	if to:hasArmorEffect("eight_diagram") or to:hasSkill("bazhen") and not to:getArmor() then return true end
	return getCardsNum("Jink", to, from) >= 1
end

-- Whether somebody whom leiji would hit stands against its owner: seen on the other side, and not
-- proof against thunder.
function sgs.hasLeijiTarget(self, owner)
	local side = sgs.evaluatePlayerRole(owner)
	if side == "neutral" then return false end
	for _, other in sgs.qlist(global_room:getOtherPlayers(owner)) do
		local seen = sgs.evaluatePlayerRole(other)
		local against = seen ~= "neutral" and seen ~= side
		if against and (not self.damageIsEffective or self:damageIsEffective(other, sgs.DamageStruct_Thunder, owner)) then
			return true
		end
	end
	return false
end

-- Whether he is glad of the blow.
function sgs.profitsFromBlow(self, to, from)
	if self.getDamagedEffects and self:getDamagedEffects(to, from, true) then return true end
	return self.needToLoseHp ~= nil and self:needToLoseHp(to, from, true) == true
end

-- A Slash that feeds leiji: friendly, where leiji has somebody to hit. nil where leiji plays no part.
local function by_leiji(self, card, from, to)
	if not to:hasSkills("leiji|nosleiji") or not may_dodge(from, to) then return nil end
	if self:hasHeavySlashDamage(from, card, to) or from:hasSkills("liegong|kofliegong") then return nil end
	if not hasExplicitRebel() and not sgs.explicit_renegade then return nil end
	if from:getState() == "online" then return 0 end
	return sgs.hasLeijiTarget(self, to) and -10 or 0
end

-- How hostile a Slash is to one target.
function sgs.slashIntention(self, card, from, to)
	local friendly = by_leiji(self, card, from, to)
	if friendly then return friendly end
	local heavy = self:hasHeavySlashDamage(from, card, to)
	if to:hasSkills("yiji|nosyiji") and not heavy then return 0 end
	if not heavy and sgs.profitsFromBlow(self, to, from) then return 0 end
	if from:hasSkill("pojun") and to:getHp() > (heavy and 4 or 3) then return 0 end
	return 80
end

-- Who was made to slash, by Collateral, did not choose; and liuli may have chosen the target.
local function was_made_to(from)
	local notes = sgs.notes()
	local forced = notes.collateral == from:objectName()
	notes.collateral = nil
	return forced
end

local function by_liuli(from)
	local notes = sgs.notes()
	local diverted = notes.liuli
	notes.liuli = nil
	if not diverted then return false end
	if not hasExplicitRebel() then sgs.updateIntention(from, diverted, 10) end
	return true
end

local function slash_intention(self, card, from, tos)
	if was_made_to(from) or by_liuli(from) then return end
	for _, to in ipairs(tos) do
		local level = sgs.slashIntention(self, card, from, to)
		trace.note(from:objectName() .. " slashes " .. to:objectName() .. ": " .. level)
		sgs.updateIntention(from, to, level)
	end
end

for _, class in ipairs({ "Slash", "FireSlash", "ThunderSlash" }) do
	sgs.ai_card_intention[class] = slash_intention
end

sgs.ai_card_intention.Collateral = function(_, _, _, tos)
	sgs.notes().collateral = tos[1] and tos[1]:objectName()
end
