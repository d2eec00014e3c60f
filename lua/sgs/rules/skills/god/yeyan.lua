-- 业炎 yeyan (Zhou Yu as a god, limited): one fire damage to each of up to three players; or, for four hand cards of four
-- suits and three health, three points of which one player gets two or more.

local function burn(room, source, target, count)
	if target:isDead() then return end
	local from = source:isAlive() and source or nil
	room:damage(sgs.DamageStruct("yeyan", from, target, count, sgs.DamageStruct_Fire))
end

-- How many points each gets: who is named more often gets more, and who is named alone gets all.
local function shares(targets)
	local order, count = sgs.SPlayerList(), {}
	for _, target in ipairs(targets) do
		if not count[target] then order:append(target) end
		count[target] = (count[target] or 0) + 1
	end
	if #order == 1 then
		count[order[1]] = 3
	elseif #order == 2 and #targets == 2 then
		count[order[1]] = 2
	end
	return order, count
end

sgs.CreateSkillCard({ class = "GreatYeyanCard", skill_name = "yeyan",
	on_validate = function(card, use)
		local order = shares(use.to)
		return #order < 3 and card or nil
	end,
	on_use = function(_, room, source, targets)
		room:removePlayerMark(source, "@flame")
		room:loseHp(source, 3)
		local order, count = shares(targets)
		for _, target in ipairs(order) do burn(room, source, target, count[target]) end
	end })

sgs.CreateSkillCard({ class = "SmallYeyanCard", skill_name = "yeyan",
	on_use = function(_, room, source, targets)
		room:removePlayerMark(source, "@flame")
		for _, target in ipairs(targets) do burn(room, source, target, 1) end
	end })

sgs.CreateViewAsSkill({ name = "yeyan", n = 4, frequency = sgs.Skill_Limited, limit_mark = "@flame",
	enabled_at_play = function(_, player)
		return player:getMark("@flame") > 0
	end })
