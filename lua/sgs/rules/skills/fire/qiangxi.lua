-- 强袭 qiangxi (Dian Wei): once in a play phase he loses one health or discards a weapon, and deals one damage to somebody in
-- his attack range.

-- How much shorter his range is without the weapon that is thrown.
local function fix_without(player, card)
	local weapon = player:getWeapon()
	if not weapon or not card:getSubcards():contains(weapon:getId()) then return 0 end
	return player:getAttackRange() - player:getAttackRange(false)
end

sgs.CreateSkillCard({ class = "QiangxiCard", skill_name = "qiangxi",
	filter = function(card, targets, to, player)
		return #targets == 0 and to ~= player and player:inMyAttackRange(to, fix_without(player, card))
	end,
	on_effect = function(card, effect)
		local from, room = effect.from, effect.to:getRoom()
		if card:subcardsLength() == 0 then room:loseHp(from) end
		if from:isAlive() then room:damage(sgs.DamageStruct("qiangxi", from, effect.to)) end
	end })

sgs.CreateViewAsSkill({ name = "qiangxi", n = 1,
	enabled_at_play = function(_, player)
		return not player:hasUsed("QiangxiCard")
	end })
