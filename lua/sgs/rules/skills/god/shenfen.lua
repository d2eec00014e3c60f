-- 神愤 shenfen (Lü Bu as a god): once in a play phase, for six marks of wrath, everybody else suffers one damage, then
-- loses all equipment, then discards four hand cards; then he turns over.

sgs.CreateSkillCard({ class = "ShenfenCard", target_fixed = true,
	on_use = function(_, room, source)
		source:loseMark("@wrath", 6)
		source:setFlags("ShenfenUsing")
		local others = room:getOtherPlayers(source)
		for _, other in ipairs(others) do
			room:damage(sgs.DamageStruct("shenfen", source:isAlive() and source or nil, other))
		end
		for _, other in ipairs(others) do
			if other:isAlive() then other:throwAllEquips() end
		end
		for _, other in ipairs(others) do room:askForDiscard(other, "shenfen", 4, 4) end
		if source:isAlive() then source:turnOver() end
		source:setFlags("-ShenfenUsing")
	end })

sgs.CreateZeroCardViewAsSkill({ name = "shenfen",
	enabled_at_play = function(_, player)
		return player:getMark("@wrath") >= 6 and not player:hasUsed("ShenfenCard")
	end })
