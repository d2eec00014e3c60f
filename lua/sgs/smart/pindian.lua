-- Comparing cards.

-- The hand cards that a handler of sgs.ai_skill_pindian chooses from: the one of least use, the
-- highest and the lowest. Ties go to the card that came first.
function SmartAI:pindianCards()
	local minuse, max, min
	local function value(card)
		return sgs.ai_use_value[card:getClassName()] or 0
	end
	for _, card in sgs.qlist(self.player:getHandcards()) do
		if card:getId() >= 0 then
			if not minuse or value(card) < value(minuse) then minuse = card end
			if not max or card:getNumber() > max:getNumber() then max = card end
			if not min or card:getNumber() < min:getNumber() then min = card end
		end
	end
	return minuse, max, min
end
