-- 暴虐 baonue (Dong Zhuo, lord): a qun player who has dealt damage may judge for him; a spade heals the lord.
-- Friends do while he is wounded, or where the judgement itself brings a card.

-- guidao takes the card that it replaces, tiandu the one that is judged.
local function card_is_gained(self)
	if self.player:hasSkill("tiandu") then return true end
	for _, friend in ipairs(self.friends) do
		if friend:hasSkill("guidao") and not friend:isNude() then return true end
	end
	return false
end

sgs.ai_skill_playerchosen.baonue = function(self, targets)
	local unhurt
	for _, lord in sgs.qlist(targets) do
		if self:isFriend(lord) then
			if lord:isWounded() then
				trace.consider(lord, lord:getHp(), "a friendly lord may be healed")
				return lord
			end
			unhurt = unhurt or lord
		else
			trace.reject(lord, "no friend")
		end
	end
	return unhurt and card_is_gained(self) and unhurt or nil
end

sgs.ai_playerchosen_intention.baonue = -40
