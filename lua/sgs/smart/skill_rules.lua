-- What the skills of a player say in a registry. sgs.skillRules(registry, player), in Rust, lists it; in a
-- decision it is asked once.

local memo, listed = sgs.memo, sgs.skillRules

function sgs.skillRules(registry, player)
	if not memo.on then return listed(registry, player) end
	local of_players = memo[registry]
	if not of_players then
		of_players = {}
		memo[registry] = of_players
	end
	local rules = of_players[player]
	if not rules then
		rules = listed(registry, player)
		of_players[player] = rules
	end
	return rules
end

-- Whether one of them says so.
function sgs.skillHolds(registry, player, ...)
	for _, rule in ipairs(sgs.skillRules(registry, player)) do
		if rule(...) then return true end
	end
	return false
end

-- The sum of what they say: numbers, or functions that give one or nothing.
function sgs.skillSum(registry, player, ...)
	local sum = 0
	for _, rule in ipairs(sgs.skillRules(registry, player)) do
		sum += type(rule) == "number" and rule or rule(...) or 0
	end
	return sum
end

-- What the first of them says that has an opinion.
function sgs.skillSays(registry, player, ...)
	for _, rule in ipairs(sgs.skillRules(registry, player)) do
		local said = rule(...)
		if said ~= nil then return said end
	end
	return nil
end

-- What the own skills (sgs.ai_card_bonus) make of using a card. `which`: 1 use value, 2 use priority, 3 keep value,
-- 4 priority in the own play phase; `value`: what it is worth without them.
function SmartAI:cardBonus(which, card, value)
	local sum = 0
	for _, rule in ipairs(sgs.skillRules(sgs.ai_card_bonus, self.player)) do
		local bonus = select(which, rule(self, card, value))
		sum += bonus or 0
	end
	return sum
end
