-- 蛊惑 guhuo (Yu Ji): once in everybody's turn he lays a hand card face down and uses or plays it as any basic card or
-- plain trick that he names. The first other who doubts turns it over: if it is false it is lost, if it is true the
-- doubter has chanyuan from then on.

local function may_claim(player)
	return not player:isKongcheng() and not player:hasFlag("GuhuoUsed")
end

sgs.CreateClaimCard({ class = "GuhuoCard", skill_name = "guhuo", tag = "GuhuoType",
	may_doubt = function(player)
		return not player:hasSkill("chanyuan")
	end,
	on_claim = function(owner)
		owner:setFlags("GuhuoUsed")
	end,
	on_doubt = function(room, _, is_true, doubters)
		if is_true then room:acquireSkill(doubters[1], "chanyuan") end
		return is_true
	end })

sgs.CreateOneCardViewAsSkill({ name = "guhuo", filter_pattern = ".|.|.|hand",
	enabled_at_play = function(_, player)
		return may_claim(player)
	end,
	enabled_at_nullification = function(_, player)
		return may_claim(player)
	end })

-- A turn ends: in the next one he may do it again.
sgs.CreateTriggerSkill({ name = "#guhuo", events = { sgs.EventPhaseChanging },
	can_trigger = function(_, player)
		return player ~= nil
	end,
	on_trigger = function(_, _, _, data, room)
		if data:toPhaseChange().to ~= sgs.Player_NotActive then return false end
		for _, other in sgs.qlist(room:getAlivePlayers()) do
			if other:hasFlag("GuhuoUsed") then other:setFlags("-GuhuoUsed") end
		end
		return false
	end })
sgs.insertRelatedSkills(nil, "guhuo", "#guhuo")
