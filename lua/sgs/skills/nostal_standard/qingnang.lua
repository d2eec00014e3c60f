-- 青囊 qingnang (Hua Tuo of the old edition): once a turn discards a hand card to heal a wounded player. He heals a friend
-- in danger, or spends what he could not keep anyway; red cards he saves for jijiu.

-- What the card is worth besides.
local RESERVED = 50

local function card_to_spend(self)
	local best, least
	for _, card in sgs.qlist(self.player:getHandcards()) do
		if card:getId() >= 0 and not self.player:isJilei(card) then
			local value = self:getKeepValue(card)
			if card:isRed() and self:knows("jijiu") then value += RESERVED end
			if card:isKindOf("Peach") then value += RESERVED end
			if not least or value < least then best, least = card, value end
		end
	end
	return best
end

table.insert(sgs.ai_skills, {
	name = "qingnang",
	getTurnUseCard = function(self)
		if self.player:hasUsed("QingnangCard") or self.player:isKongcheng() then return nil end
		local card = card_to_spend(self)
		return card and sgs.Card_Parse("@QingnangCard=" .. card:getEffectiveId())
	end,
})

-- The friend to heal: in danger, or while there are cards to spare; those who like a wound only then.
local function patient(self)
	local spare = self:getOverflow()
	local help, rest = self:getWoundedFriend(false, true)
	for _, friend in ipairs(help) do
		if friend:getHp() < getBestHp(friend) then
			if self:isWeak(friend) or spare >= 1 then return friend, "a wounded friend" end
			trace.reject(friend, "wounded, but not in danger, and no card is to spare")
		end
	end
	for _, friend in ipairs(spare > 0 and rest or {}) do
		if not friend:hasSkills("hunzi|longhun") then return friend, "a card is to spare" end
	end
end

sgs.ai_skill_use_func.QingnangCard = function(card, use, self)
	local friend, why = patient(self)
	if not friend then return trace.reject(card, "nobody to heal") end
	trace.consider(friend, friend:getHp(), "qingnang: " .. why)
	self:aim(use, card, { friend })
end

sgs.ai_use_priority.QingnangCard = 4.2
sgs.ai_card_intention.QingnangCard = -100
sgs.dynamic_value.benefit.QingnangCard = true

-- Weak, he heals himself first: alive he goes on to heal others.
sgs.ai_heal_order.qingnang = function(self, friend)
	return friend == self.player and self:isWeak() and -5 or 0
end
