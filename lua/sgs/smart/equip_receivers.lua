-- Which friend makes most of a piece of equipment that is put on him (zhijian, qiaobian).

-- Armour has to be worth more than the bare friend, who may have a skill in its place.
local function fits(self, card, friend)
	if self:getSameEquip(card, friend) then return false end
	return not card:isKindOf("Armor") or self:evaluateArmor(card, friend) > self:evaluateArmor(nil, friend)
end

-- Of the friends, the first whose skills live on equipment, else the least defended one; nil where no slot is free.
function SmartAI:equipReceiver(card, friends)
	friends = table.clone(friends)
	self:sort(friends, "defense")
	for _, friend in ipairs(friends) do
		local lives_on_it = self:hasSkills(sgs.need_equip_skill, friend) or self:hasSkills(sgs.lose_equip_skill, friend)
		if lives_on_it and fits(self, card, friend) then return friend, "his skills live on equipment" end
	end
	for _, friend in ipairs(friends) do
		if fits(self, card, friend) then return friend, "his slot is free" end
	end
end
