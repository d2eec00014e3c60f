-- How much help the dying may expect: getSaveNum, canSaveSelf.

-- Whether the player can save himself without anybody's Peach.
function SmartAI:canSaveSelf(player)
	if hasBuquEffect(player) or self:guess("Analeptic", player) > 0 then return true end
	return player:hasSkill("jiushi") and player:faceUp()
end

-- While the owner of wansha acts nobody else may use a Peach, except the dying one himself.
local function may_give_peach(self, helper)
	local me = self.player
	return helper == me or not (me:hasSkill("wansha") and self.room:getCurrent() == me)
end

local function help_of(self, helper)
	local help = may_give_peach(self, helper) and self:guess("Peach", helper) or 0
	if helper:hasSkill("buyi") and not helper:isKongcheng() then help += 0.3 end
	if helper:hasSkill("jiuzhu") then help += 0.9 * math.max(0, math.min(helper:getHp() - 1, helper:getCardCount(true))) end
	if helper:hasSkill("nosjiefan") then help += self:guess("Slash", helper) end
	return helper:hasSkill("renxin") and help + 1 or help
end

-- How many lives the friends (or the enemies) of this brain can save between them, as far as it sees.
function SmartAI:getSaveNum(of_friends)
	local help = 0
	for _, helper in ipairs(of_friends and self.friends or self.enemies) do help += help_of(self, helper) end
	return help
end

-- Whether somebody else could keep the player alive against this brain's side: wansha stops that.
function SmartAI:mayBeSavedByOthers(victim)
	for _, other in sgs.qlist(self.room:getOtherPlayers(self.player)) do
		if other ~= victim and not self:isFriend(other) and not other:isKongcheng() then return true end
	end
	return false
end
