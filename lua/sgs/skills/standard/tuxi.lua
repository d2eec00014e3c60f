-- 突袭 tuxi (Zhang Liao): draws fewer cards and takes a hand card of as many others instead, who hold no fewer
-- cards than he. Card for card it costs him nothing, so he takes from all who lose by it.

local function no_fewer_than(me)
	return function(other)
		return other:getHandcardNum() >= me:getHandcardNum()
	end
end

-- How many he may take from stands in the mark, by which the rules hold him too.
sgs.ai_skill_use["@@tuxi"] = function(self)
	if not self.player:hasSkill("tuxi") then return "." end
	local limit = math.max(self.player:getMark("tuxi"), 1)
	local names = {}
	for _, player in ipairs(self:handThefts(limit, no_fewer_than(self.player))) do
		table.insert(names, player:objectName())
	end
	if #names == 0 then return "." end
	return "@TuxiCard=.->" .. table.concat(names, "+")
end

sgs.ai_card_intention.TuxiCard = function(_, _, from, tos)
	sgs.learnFromHandThefts(from, tos, no_fewer_than(from))
end

-- As many as he draws less he takes, from as many others as there are.
sgs.ai_draw_count.tuxi = function(player)
	return math.min(2, player:aliveCount() - 1), true
end

-- Thefts stand in for what he cannot play, but he needs the draw phase for them.
sgs.ai_delayed_value.tuxi = { Indulgence = -3, SupplyShortage = 10 }

sgs.ai_delayed_harmless.tuxi = function(_, player, class_name)
	if class_name == "Indulgence" and player:getHp() > 2 then return "tuxi serves him as well" end
end
