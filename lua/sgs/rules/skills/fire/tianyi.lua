-- 天义 tianyi (Taishi Ci): once in a play phase he compares cards with somebody. Winning, in this turn he may use one more
-- Slash, on one more target and at any distance; else he may use none.

sgs.CreateSkillCard({ class = "TianyiCard", skill_name = "tianyi",
	filter = function(_, targets, to, player)
		return #targets == 0 and player:canPindian(to)
	end,
	on_use = function(_, room, source, targets)
		if not source:canPindian(targets[1]) then return end
		if source:pindian(targets[1], "tianyi") then
			room:setPlayerFlag(source, "TianyiSuccess")
		else
			room:setPlayerCardLimitation(source, "use", "Slash", true)
		end
	end })

sgs.CreateZeroCardViewAsSkill({ name = "tianyi",
	enabled_at_play = function(_, player)
		return not player:isKongcheng() and not player:hasUsed("TianyiCard")
	end,
	view_as = function()
		return sgs.Card_Parse("@TianyiCard=.")
	end })

local function gain(amount)
	return function(_, player)
		return player:hasFlag("TianyiSuccess") and amount or 0
	end
end

sgs.CreateTargetModSkill({ name = "#tianyi-slash", residue_func = gain(1), distance_limit_func = gain(1000),
	extra_target_func = gain(1) })
