-- objectiveLevel of rebels.

local function unseen(self, look)
	local odd = look.renegades == 1 and self.room:getMode():match("^0[579]p$") ~= nil
	local behind = sgs.leans(look.process, "loyal")
	local seen_renegades = sgs.countSeen("renegade")
	local friends, own = sgs.countSeen("rebel"), look.rebels
	if sgs.evaluatePlayerRole(self.player) ~= "rebel" then friends += 1 end
	if odd or behind then
		friends, own = friends + seen_renegades, own + look.renegades
	end
	local enemies, foe = sgs.countSeen("loyalist"), look.loyalists + 1
	if odd or not behind then
		enemies, foe = enemies + seen_renegades, foe + look.renegades
	end
	return self:neutralLevel(look, friends, enemies, own, foe)
end

function SmartAI:rebelLevel(look)
	local player = look.player
	if look.loyalists == 0 and look.renegades == 0 then return player:isLord() and 5 or -2 end
	if player:isLord() or look.seen == "loyalist" then return 5 end
	if look.seen == "neutral" then return unseen(self, look) or 0 end
	local behind = sgs.leans(look.process, "loyal")
	if look.seen == "rebel" then
		return (look.rebels > 1 or look.renegades > 0 and behind) and -2 or 5
	end
	if look.seen == "renegade" then return behind and -1 or player:getHp() + 1 end
	return 0
end
