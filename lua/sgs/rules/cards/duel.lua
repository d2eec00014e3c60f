-- 决斗 Duel: both answer with Slashes in turn until one cannot.

-- Skills whose owner takes more than one Slash for an answer in a Duel: name -> number.
sgs.duel_demands = sgs.duel_demands or {}

local function demand(player)
	local number, skill = 1, nil
	for name, more in pairs(sgs.duel_demands) do
		if player:hasSkill(name) and (more > number or more == number and skill and name < skill) then
			number, skill = more, name
		end
	end
	return number, skill
end

local function responds(effect, one, other)
	local data = sgs.QVariant(effect)
	local number, skill = demand(other)
	for index = 1, number do
		local prompt = skill and ("@%s-slash-%d:%s"):format(skill, index, other.name) or "duel-slash:" .. other.name
		if not one.room:askForCard(one, "slash", prompt, data, sgs.Card_MethodResponse, other) then return false end
	end
	return true
end

sgs.card_class("Duel", "SingleTargetTrick", { damage_card = true,
	filter = function(card, targets, to, player)
		return #targets < sgs.most_targets(card, player) and to ~= player
	end,
	on_effect = function(duel, effect)
		local one, other = effect.to, effect.from
		while one.alive and responds(effect, one, other) do
			one, other = other, one
		end
		if one:isDead() then return end
		local damage = sgs.DamageStruct(duel, other.alive and other or nil, one)
		if other ~= effect.from then damage.by_user = false end
		one.room:damage(damage)
	end })
