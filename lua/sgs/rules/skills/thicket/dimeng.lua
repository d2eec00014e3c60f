-- 缔盟 dimeng (Lu Su): once in a play phase two others exchange their hands, for as many of his cards as they differ.

local function differ_by(one, other)
	return math.abs(one:getHandcardNum() - other:getHandcardNum())
end

local function to_the_other(one, other)
	local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_SWAP, one:objectName(), other:objectName(), "dimeng", "")
	return sgs.CardsMoveStruct(one:handCards(), other, sgs.Player_PlaceHand, reason)
end

sgs.CreateSkillCard({ class = "DimengCard", skill_name = "dimeng",
	filter = function(card, targets, to, player)
		if to == player or #targets > 1 then return false end
		return #targets == 0 or to ~= targets[1] and differ_by(to, targets[1]) == card:subcardsLength()
	end,
	feasible = function(_, targets)
		return #targets == 2
	end,
	on_use = function(_, room, _, targets)
		local one, other = targets[1], targets[2]
		if one:isDead() or other:isDead() then return end
		for _, player in ipairs(targets) do player:setFlags("DimengTarget") end
		room:moveCardsAtomic({ to_the_other(one, other), to_the_other(other, one) }, false)
		for _, player in ipairs(targets) do player:setFlags("-DimengTarget") end
	end })

sgs.CreateViewAsSkill({ name = "dimeng", n = 999,
	enabled_at_play = function(_, player)
		return not player:hasUsed("DimengCard")
	end })
