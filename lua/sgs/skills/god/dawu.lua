-- 大雾 dawu (Zhuge Liang as a god): at the end of his turn stars protect as many players from all damage
-- but thunder until his next turn. For a lord in danger, or else the weakest friend, and for himself
-- while he is weak.

sgs.ai_card_intention.DawuCard = -70

-- Nothing is gained for those whom damage does not bring nearer to death.
local function needs_fog(player)
	if player:getMark("@fog") > 0 or hasBuquEffect(player) then return false end
	return not (player:hasSkill("hunzi") and player:getMark("hunzi") == 0 and player:getHp() > 1)
end

local function to_protect(self)
	local lord = self.room:getLord()
	if lord and self:isFriend(lord) and not sgs.isLordHealthy() and needs_fog(lord) then return lord end
	local friends = table.copyFrom(self.friends)
	self:sort(friends, "defense")
	for _, friend in ipairs(friends) do
		if self:isWeak(friend) and needs_fog(friend) then return friend end
		trace.reject(friend, "dawu: he can do without fog")
	end
end

sgs.ai_skill_use["@@dawu"] = function(self)
	if not self.player:hasSkill("dawu") then return "." end
	local stars = #self:spendableStars()
	local friend = stars > 0 and to_protect(self)
	if not friend then return "." end
	local names = { friend:objectName() }
	if friend ~= self.player and stars > 1 and self:isWeak() and needs_fog(self.player) then
		table.insert(names, self.player:objectName())
	end
	return string.format("@DawuCard=%s->%s", self:cheapestStars(#names), table.concat(names, "+"))
end
