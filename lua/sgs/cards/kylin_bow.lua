-- 麒麟弓 Kylin Bow: a Slash that hurts shoots a horse as well.

sgs.ai_weapon_value.kylin_bow = function(_, enemy)
	if enemy and (enemy:getOffensiveHorse() or enemy:getDefensiveHorse()) then return 1 end
end

sgs.ai_slash_weaponfilter.kylin_bow = function(_, to)
	return to:getDefensiveHorse() ~= nil or to:getOffensiveHorse() ~= nil
end

-- An enemy's, unless losing it pays; that of a friend only where it does.
sgs.ai_skill_invoke.kylin_bow = function(self, data)
	local target = data:toDamage().to
	if not target then return false end
	local pays = self:hasSkills(sgs.lose_equip_skill, target)
	local invoke
	if self:isFriend(target) then invoke = pays else invoke = not pays end
	trace.note((invoke and "shoot" or "spare") .. " the horse of " .. target:objectName())
	return invoke
end

-- The +1 horse keeps its owner out of reach.
sgs.ai_skill_choice.kylin_bow = function(self, choices, data)
	local target = data and data:toDamage().to
	local worse = target ~= nil and self:isFriend(target) and "ohorse" or "dhorse"
	return sgs.offered(choices, worse) or choices:split("+")[1]
end
