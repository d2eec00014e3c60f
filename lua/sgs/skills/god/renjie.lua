-- 忍戒 renjie (Sima Yi as a god): gets a mark of patience for each point of damage and each card that he
-- discards. He is asked nothing; that cards are hoarded for the marks is SmartAI:needBear.

-- He plays little until he awakens, but wants cards to discard.
sgs.ai_delayed_value.renjie = function(self, enemy, class_name)
	if class_name == "SupplyShortage" then return 5 end
	return class_name == "Indulgence" and self:needBear(enemy) and -20 or 0
end

-- What is discarded at the end of the turn brings marks, what is replaced none.
sgs.ai_no_equip.renjie = function(self, _, old)
	return old and self:getOverflow() < 2 and "renjie collects what is discarded" or nil
end
