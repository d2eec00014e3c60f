-- Friends who turn one up again: what makes it cheap to lie face down (jushou, nosjushou).

-- fangzhu works when its owner is hurt: one who will hardly be hurt again, or would die of it, does not count.
local function has_fangzhu(self, friend)
	if self:isWeak(friend) then return false end
	return friend:hasSkill("fangzhu") or friend:hasSkill("jilve") and friend:getMark("@bear") > 0
end

-- junxing costs cards in the own play phase.
local function has_junxing(self, friend)
	if not friend:hasSkill("junxing") or not friend:faceUp() or self:willSkipPlayPhase(friend) then return false end
	return not friend:isKongcheng() or not self:willSkipDrawPhase(friend)
end

-- The friend who would turn the brain's own player up again before his turn, or nil.
function SmartAI:friendWhoTurnsBack()
	for _, friend in ipairs(self.friends_noself) do
		if has_fangzhu(self, friend) or has_junxing(self, friend) then return friend end
	end
end
