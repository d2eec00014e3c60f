-- 忘隙 wangxi (Li Dian): for each point of damage between him and another, both may draw a card. With friends always;
-- with others where the card serves them less than him.

-- Whether one more card would be of much use to him now.
local function makes_much_of_it(self, player)
	if player:getPhase() ~= sgs.Player_NotActive then
		return self:hasSkills(sgs.Active_cardneed_skill, player) or player:hasWeapon("crossbow")
	end
	return self:hasSkills(sgs.notActive_cardneed_skill, player)
end

sgs.ai_skill_invoke.wangxi = function(self, data)
	local other = data:toPlayer()
	if not other or self:needKongcheng(self.player, true) then return false end
	local spoils = self:needKongcheng(other, true) -- a card ends the protection of his empty hand
	if self:isFriend(other) then return not spoils end
	return spoils or hasManjuanEffect(other) or not makes_much_of_it(self, other)
end

-- "skillInvoke:wangxi:sgs2:yes": since he draws too, that he does says little of a friend. But a card that
-- spoils an empty hand is no friend's gift, and a friend would not be refused another.
sgs.ai_choicemade_filter.skillInvoke.wangxi = function(self, player, fields)
	local other = sgs.seated(fields[3])
	if not other or hasManjuanEffect(other) then return end
	local spoils, given = self:needKongcheng(other, true), fields[#fields] == "yes"
	if spoils == given and not self:needKongcheng(player, true) then sgs.updateIntention(player, other, 10) end
end
