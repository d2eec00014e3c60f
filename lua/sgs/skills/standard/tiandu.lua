-- 天妒 tiandu (Guo Jia): may take the card of his own judgement. Always, unless his empty hand protects him; with
-- an eight diagram every Slash on him gives him one.

sgs.ai_skill_invoke.tiandu = function(self)
	return not self:needKongcheng(self.player, true)
end

-- While there are others to slash, nobody feeds him.
sgs.ai_slash_prohibit.tiandu = function(self, from, to)
	if not self:isEnemy(to, from) or #self:getEnemies(from) <= 1 or self:canLiegong(to, from) then return false end
	return self:hasEightDiagramEffect(to) and not IgnoreArmor(from, to)
end

-- The card of the judgement makes up for the draw.
sgs.ai_delayed_value.tiandu = { Indulgence = -3, SupplyShortage = -5 }

sgs.ai_delayed_harmless.tiandu = function(_, _, class_name)
	if class_name == "SupplyShortage" then return "the card of the judgement is his" end
end
