-- 谦逊 qianxun (Lu Xun): when a trick aimed at him alone takes effect, he may put his whole hand aside until the turn ends.
-- It saves the hand from thieves, and lianying lets friends draw for it; but until then he has nothing to answer with.

local function rescue_at_hand(self)
	return self:isWeak() and self:getCardsNum("Peach") + self:getCardsNum("Analeptic") > 0
end

-- He is to slash for Collateral, and would.
local function would_slash(self)
	return self.player:getWeapon() ~= nil and self:getCardsNum("Slash") > 0
end

-- Whether he needs the hand to answer this very card.
local function needs_hand(self, effect)
	local card, me = effect.card, self.player
	if card:isKindOf("Collateral") then return would_slash(self) end
	if card:isKindOf("Lightning") then return rescue_at_hand(self) end
	local class = card:isKindOf("Duel") and "Slash" or card:isKindOf("AOE") and self:aoeAnswer(card)
	return class and self:getCardsNum(class) > 0
		and not self:whyNotRespond(effect.from, card, sgs.DamageStruct_Normal) and me:isAlive()
end

local function robs(card)
	return card:isKindOf("Snatch") or card:isKindOf("Dismantlement") or card:isKindOf("FireAttack")
end

-- The fewer cards, the less is laid open; with many friends to draw, more may go.
local function by_chance(self)
	local least = math.max(2, self:getLeastHandcardNum())
	local most = math.max(5, #self.friends, least + 1)
	local chance = 1 - (self.player:getHandcardNum() - least) / (most - least + 1)
	trace.note(string.format("puts the hand aside with a chance of %.2f", chance))
	return math.random() < chance
end

sgs.ai_skill_invoke.qianxun = function(self, data)
	local me, effect = self.player, data and data:toCardEffect()
	if not effect or not effect.card then return by_chance(self) end
	if needs_hand(self, effect) then
		trace.note("the hand is needed against " .. effect.card:objectName())
		return false
	end
	if me:getPhase() == sgs.Player_Judge then return true end
	local current = self.room:getCurrent()
	local among_friends = current and effect.from and self:isFriend(current) and self:isFriend(effect.from)
	if among_friends or me:getHandcardNum() <= self:getLeastHandcardNum() then return true end
	if robs(effect.card) and not self:isWeak() then return true end
	return by_chance(self)
end
