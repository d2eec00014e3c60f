-- 直谏 zhijian (Zhang Zhao and Zhang Hong): puts equipment from the hand on somebody whose slot is free, and draws a
-- card. Whatever he does not need himself goes to friends.

-- The guding blade cuts deeper where a hand is empty.
local function would_cut_deeper(self, card)
	if not card:isKindOf("GudingBlade") or self:getCardsNum("Slash") == 0 then return false end
	for _, enemy in ipairs(self.enemies) do
		if enemy:isKongcheng() and self.player:inMyAttackRange(enemy) then return true end
	end
	return false
end

-- Weapon and armour are first worn himself.
local function is_spare(self, card)
	if card:isKindOf("Weapon") then return self.player:getWeapon() ~= nil and not would_cut_deeper(self, card) end
	return not card:isKindOf("Armor") or self.player:getArmor() ~= nil
end

table.insert(sgs.ai_skills, {
	name = "zhijian",
	getTurnUseCard = function(self)
		for _, card in sgs.qlist(self.player:getHandcards()) do
			if card:isKindOf("EquipCard") and is_spare(self, card) and self:equipReceiver(card, self.friends_noself) then
				return sgs.Card_Parse("@ZhijianCard=" .. card:getEffectiveId())
			end
		end
		return nil
	end,
})

sgs.ai_skill_use_func.ZhijianCard = function(card, use, self)
	local equip = sgs.Sanguosha:getCard(card:getEffectiveId())
	local friend, why = self:equipReceiver(equip, self.friends_noself)
	if not friend then return end
	trace.consider(friend, sgs.getDefense(friend), why)
	self:aim(use, card, { friend })
end

sgs.ai_card_intention.ZhijianCard = -80
sgs.ai_use_priority.ZhijianCard = 8.9

sgs.ai_cardneed.zhijian = function(_, card)
	return card:isKindOf("EquipCard")
end
