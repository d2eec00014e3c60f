-- 狂暴 kuangbao (Lü Bu as a god): gets a mark of wrath for each point of damage that he deals or takes. He is asked
-- nothing; wumou, wuqian and shenfen spend the marks.

-- A blow that he survives brings him nearer to shenfen.
sgs.ai_aoe_value.kuangbao = function(_, _, player)
	return player:hasSkill("shenfen") and math.min(25, 5 * player:getMark("@wrath")) or 0
end

-- A mark for everybody hurt.
sgs.ai_aoe_gain.kuangbao = function(_, _, _, hit)
	return hit > 0 and 3 + hit or 0
end
