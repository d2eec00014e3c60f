-- objectiveLevel of the lord and the loyalists.

-- Nobody but loyalists and renegades is left.
local function without_rebels(self, look)
	local player, lord = look.player, self.player:isLord()
	if not lord and self.room:alivePlayerCount() == 3 then return 5 end
	if lord and player:getHp() <= 2 and self:hasHeavySlashDamage(self.player, nil, player) then return 0 end
	if not sgs.explicit_renegade then return self:byHealth(player) end
	if lord then
		if look.seen == "loyalist" then return -2 end
		local gauge = sgs.role_evaluation[player:objectName()].renegade
		if look.seen == "renegade" and gauge > 50 then return 5 end
		return player:getHp() > 1 and 4 or 0
	end
	if sgs.evaluatePlayerRole(self.player) ~= "renegade" then return look.seen == "loyalist" and -2 or 4 end
	local suspect
	for _, other in sgs.qlist(self.room:getOtherPlayers(self.player)) do
		if sgs.role_evaluation[other:objectName()].renegade > 0 and not other:isLord() then suspect = other end
	end
	if not suspect then return 4 end
	return suspect == player and 5 or -2
end

local function unseen(self, look)
	local odd = look.renegades == 1 and self.room:getMode():match("^0[579]p$") ~= nil
	local behind = sgs.leans(look.process, "rebel")
	local seen_renegades = sgs.countSeen("renegade")
	local friends, own = sgs.countSeen("loyalist"), look.loyalists + 1
	if look.seen == "neutral" and sgs.evaluatePlayerRole(self.player) ~= "loyalist" then friends += 1 end
	if odd or behind then
		friends, own = friends + seen_renegades, own + look.renegades
	end
	local enemies, foe = sgs.countSeen("rebel"), look.rebels
	if odd or not behind then
		enemies, foe = enemies + seen_renegades, foe + look.renegades
	end
	return self:neutralLevel(look, friends, enemies, own, foe)
end

-- Whoever is taken for the renegade only because somebody must be is left alone.
local function toward_renegade(self, look)
	if sgs.gaugesOf(look.player).renegade == 0 and sgs.leaning(sgs.gaugesOf(look.player)) > 0 then return 0 end
	if sgs.leans(look.process, "rebel") then return -2 end
	return sgs.isLordInDanger() and 0 or look.player:getHp() + 1
end

local function rebels_and_renegades(look)
	if look.rebels > 2 then return -1 end
	if look.rebels == 2 then return look.player:getHp() - 1 end
	return sgs.isLordInDanger() and -1 or look.player:getHp() + 1
end

-- Nobody has shown himself a rebel for so long that waiting helps those who hide: strangers are struck
-- while more of them are foes than not, and later while a third may be. Loyalists begin, so that the lord
-- knows them by it.
local function probe(self, look)
	if not sgs.isProbing(self.player:isLord() and 1 or 0) then return nil end
	local strangers = sgs.countSeen("neutral")
	if sgs.evaluatePlayerRole(self.player) == "neutral" then strangers -= 1 end
	local foes = look.rebels + look.renegades - sgs.countSeen("renegade")
	local enough = sgs.isProbing(sgs.LONG_WAIT) and 1 / 3 or 1 / 2
	return foes >= strangers * enough and 5 or nil
end

function SmartAI:loyalLevel(look)
	if look.player:isLord() then return -2 end
	if look.loyalists == 0 and look.renegades == 0 then return 5 end
	if self.player:getRole() == "loyalist" and look.loyalists == 1 and look.renegades == 0 then return 5 end
	if look.loyalists == 1 and self.player:getRole() == "loyalist" and sgs.isProbing(0) then return 5 end
	if look.seen == "neutral" then
		if look.rebels > 0 then
			local level = probe(self, look) or unseen(self, look)
			if level then return level end
		elseif sgs.explicit_renegade and look.renegades == 1 then
			return -1
		end
	end
	if look.rebels == 0 then return without_rebels(self, look) end
	if look.loyalists == 0 and look.seen == "renegade" then return rebels_and_renegades(look) end
	if look.renegades == 0 then
		if look.seen == "loyalist" then return -2 end
		sgs.UnknownRebel = sgs.turncount > 1 and not hasExplicitRebel()
		if sgs.UnknownRebel then return self:byHealth(look.player) end
	end
	if look.seen == "rebel" then return 5 end
	if look.seen == "loyalist" then return -2 end
	if look.seen == "renegade" then return toward_renegade(self, look) end
	return 0
end
