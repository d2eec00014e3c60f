-- Whom a Slash had better spare.

-- Skills of the target that make it unwise: sgs.ai_slash_prohibit.
local function warned(self, from, enemy, slash)
	for _, skill in sgs.qlist(enemy:getVisibleSkillList()) do
		local name = skill:objectName()
		local rule = sgs.ai_slash_prohibit[name]
		if type(rule) == "function" and enemy:hasSkill(name) and rule(self, from, enemy, slash) then return true end
	end
	return false
end

local function is_nature(slash)
	return slash:isKindOf("FireSlash") or slash:isKindOf("ThunderSlash") or slash:isKindOf("NatureSlash")
end

local function spares_friend(self, slash, friend, from)
	local good_chain = friend:isChained() and self:isGoodChainTarget(friend, from, nil, nil, slash)
	if friend:hasArmorEffect("vine") and slash:isKindOf("FireSlash") and not good_chain then return true end
	if friend:isChained() and is_nature(slash) and not good_chain then return true end
	local jinks = friend == self.player and self:getCardsNum("Jink") or getCardsNum("Jink", friend, self.player)
	if friend:getHp() < 2 and jinks == 0 and not hasBuquEffect(friend) then return true end
	if friend:isLord() and self:isWeak(friend) then return true end
	return from:hasWeapon("guding_blade") and friend:isKongcheng()
end

-- Whether `from` had better not use the Slash on `enemy`, who may be a friend too.
function SmartAI:slashProhibit(slash, enemy, from)
	from = from or self.player
	slash = slash or sgs.Sanguosha:cloneCard("slash", sgs.Card_NoSuit, 0)
	if slash:isProhibited(from, enemy) or warned(self, from, enemy, slash) then return true end
	if self:isFriend(enemy, from) then
		if spares_friend(self, slash, enemy, from) then return true end
	elseif enemy:isChained() and is_nature(slash) and not self:isGoodChainTarget(enemy, from, nil, nil, slash) then
		return true
	end
	return not self:slashIsEffective(slash, enemy, from)
end
