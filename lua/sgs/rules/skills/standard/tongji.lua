-- 同疾 Tongji (Yuanshu, compulsory): with more cards in hand than health, who has him in range can slash nobody else.

-- How much shorter a range is without the cards of which the Slash is made.
local function fix_without(player, card)
	local weapon, horse, fix = player:getWeapon(), player:getOffensiveHorse(), 0
	local ids = card:getSubcards()
	if weapon and ids:contains(weapon:getId()) then fix = player:getAttackRange() - player:getAttackRange(false) end
	if horse and ids:contains(horse:getId()) then fix = fix + 1 end
	return fix
end

sgs.CreateProhibitSkill({ name = "tongji",
	is_prohibited = function(_, from, to, card)
		if not from or not card:isKindOf("Slash") then return false end
		for _, other in ipairs(from:getAliveSiblings()) do
			local draws_all = other ~= to and other:hasSkill("tongji") and other:getHandcardNum() > other:getHp()
			if draws_all and from:inMyAttackRange(other, fix_without(from, card)) then return true end
		end
		return false
	end })
