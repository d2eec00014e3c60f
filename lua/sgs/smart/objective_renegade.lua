-- objectiveLevel of renegades: keep the sides level until only the lord is left.

-- A rebel who can be finished off without risk.
local function easy_prey(look)
	local player = look.player
	return look.seen == "rebel" and player:getHp() <= 1 and player:isKongcheng()
		and not player:hasSkills("buqu|nosbuqu|kongcheng|tianming")
end

-- One of the two sides is gone.
local function one_side_left(self, look)
	local player, lord = look.player, look.player:isLord()
	local R, L, N = look.rebels, look.loyalists, look.renegades
	if R > 1 then
		if lord then return -2 end
		return look.seen == "rebel" and 5 or 0
	end
	if R == 1 and N > 1 then
		if lord then return 0 end
		return look.seen == "renegade" and 3 or 5
	end
	if R == 1 then
		if look.process == "loyalist" then
			if lord then return sgs.isLordHealthy() and 1 or -1 end
			return look.seen == "rebel" and 0 or 5
		end
		if sgs.leans(look.process, "rebel") then return look.seen == "rebel" and 5 or -1 end
		return lord and 0 or 5
	end
	if L > 0 then
		local mine = sgs.role_evaluation[self.player:objectName()].renegade
		if sgs.explicit_renegade and N == 1 and mine == 0 and sgs.evaluatePlayerRole(self.player) == "loyalist" then
			return look.seen == "renegade" and 5 or -1
		end
		if lord then
			if not sgs.explicit_renegade and mine == 0 then return 0 end
			return sgs.isLordHealthy() and 1 or 0
		end
		return (look.seen == "renegade" and N > 1) and 3 or 5
	end
	if lord then
		if sgs.isLordInDanger() then return 0 end
		return sgs.isLordHealthy() and 5 or 3
	end
	return sgs.isLordHealthy() and 3 or 5
end

local GROWING = "buqu|nosbuqu|" .. sgs.priority_skill .. "|" .. sgs.save_skill .. "|" .. sgs.recover_skill
	.. "|" .. sgs.drawpeach_skill

local function while_level(self, look)
	local player, lord = look.player, look.player:isLord()
	local outnumbered = look.loyalists + 1 < look.rebels
	if sgs.turncount <= 1 and sgs.isLordHealthy() then
		if look.renegades > 1 or look.overflow <= -1 then return 0 end
		if lord then return outnumbered and -1 or 0 end
		if look.seen == "loyalist" then return outnumbered and 0 or 3.5 end
		if look.seen == "rebel" then return outnumbered and 3.5 or 0 end
		return 0
	end
	if lord then return -1 end
	local grows = self:hasSkills(GROWING, player)
	if grows then return 5 end
	return look.overflow > 0 and 3 or 0
end

function SmartAI:renegadeLevel(look)
	local player, lord = look.player, look.player:isLord()
	if lord and player:getHp() <= 0 then return -2 end
	if easy_prey(look) then return 5 end
	if look.rebels == 0 or look.loyalists == 0 then return one_side_left(self, look) end
	local process = look.process
	if process == "neutral" or sgs.turncount <= 1 and sgs.isLordHealthy() then return while_level(self, look) end
	if sgs.leans(process, "rebel") then
		if look.seen == "rebel" then return 5 end
		return look.seen == "neutral" and 0 or -1
	end
	if process == "dilemma" then
		if look.seen == "rebel" then return 5 end
		if lord then return -2 end
		return (look.seen == "loyalist" or look.seen == "renegade") and 0 or 5
	end
	if process == "loyalish" then
		if lord or look.seen == "renegade" then return 0 end
		local outnumbered = look.loyalists + 1 < look.rebels
		if look.seen == "loyalist" then return outnumbered and 0 or 3.5 end
		return (look.seen == "rebel" and outnumbered) and 3.5 or 0
	end
	if lord or look.seen == "renegade" then return 0 end
	return look.seen == "rebel" and -2 or 5
end
