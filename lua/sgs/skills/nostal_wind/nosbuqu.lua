-- 不屈 nosbuqu (Zhou Tai of the old edition): instead of dying he lays cards on himself, and lives as long as their
-- numbers all differ. Always used: even an equal number costs nothing but a Peach. When he is healed he takes off
-- one of two equal cards, the danger.

-- duwu costs its owner a health point where the victim is dying at once: a friend with a Peach makes that a bargain.
local function duwu_shall_cost(self, damage)
	local from = damage and damage.reason == "duwu" and damage.from
	if not from or not self:isEnemy(from) or self.player:getHp() < 0 then return false end
	return self:getAllPeachNum() + self:getCardsNum("Analeptic") > 0
end

sgs.ai_skill_invoke.nosbuqu = function(self, data)
	local damage = type(data) == "userdata" and data:toDamage() or nil
	return not duwu_shall_cost(self, damage)
end

sgs.ai_skill_askforag.nosbuqu = function(_, card_ids)
	local seen = {}
	for _, id in ipairs(card_ids) do
		local card = id >= 0 and sgs.Sanguosha:getCard(id)
		local number = card and card:getNumber()
		if number and seen[number] then
			trace.consider(card:toString(), number, "nosbuqu: one of two equal numbers")
			return id
		end
		if number then seen[number] = true end
	end
	return card_ids[1]
end

-- As long as there are few wounds, he is hard to kill.
sgs.ai_heal_order.nosbuqu = function(_, friend)
	local wounds = friend:getPile("nosbuqu"):length()
	return wounds > 0 and math.max(0, 5 - wounds) or 0
end
