-- 奸雄 jianxiong (Cao Cao): after damage he takes the card that dealt it, or draws one. An attack on all or a Duel
-- is better than what he would draw; a second Slash mostly is not.

-- The safety of an unknown card is worth more to the weak than a Slash, or one more card on a full hand.
local function why_draw(self, card)
	local me = self.player
	local slashes = self:getCardsNum("Slash") > 0
	if card:isKindOf("Slash") and slashes and not self:hasCrossbowEffect() then return "there is a Slash already" end
	if self:isWeak() and (slashes or not card:isKindOf("Slash") or me:getHandcardNum() <= me:getHp()) then
		return "a Jink or Peach may come"
	end
end

-- The words for taking and declining are there only where the rules allow it.
sgs.ai_skill_choice.jianxiong = function(self, choices, data)
	if self:needKongcheng(self.player, true) and sgs.offered(choices, "cancel") then return "cancel" end
	local card = sgs.offered(choices, "obtain") and data:toDamage().card
	if not card then return sgs.offered(choices, "draw", "obtain") end
	local several = card:isVirtualCard() and card:subcardsLength() > 1
	local why = not several and why_draw(self, card)
	if not why then return "obtain" end
	trace.reject(card:toString(), why)
	return sgs.offered(choices, "draw", "obtain")
end

-- Of old he was asked by this name whether he takes it.
sgs.ai_skill_invoke.jianxiong = function(self)
	return not self:needKongcheng(self.player, true)
end

-- The cards of the attack are his.
sgs.ai_aoe_value.jianxiong = function(_, card)
	return card:isVirtualCard() and 10 * card:subcardsLength() or 10
end

sgs.ai_aoe_gain.jianxiong = function(self, _, _, hit)
	return hit > 0 and 2 * #self.enemies or 0
end
