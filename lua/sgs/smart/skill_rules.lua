-- What the skills of a player say in a registry. sgs.skillRules(registry, player), in Rust, lists it.

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
