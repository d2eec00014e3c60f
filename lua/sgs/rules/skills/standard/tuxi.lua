-- 突袭 tuxi (Zhang Liao): he draws fewer cards, and takes a hand card of as many others who hold no fewer than he.

local function may_be_raided(other, player)
	return not other:isKongcheng() and other:getHandcardNum() >= player:getHandcardNum()
end

sgs.CreateSkillCard({ class = "TuxiCard", skill_name = "tuxi",
	filter = function(_, targets, to, player)
		return #targets < player:getMark("tuxi") and to ~= player and may_be_raided(to, player)
	end,
	on_effect = function(_, effect)
		effect.to:setFlags("TuxiTarget")
	end })

-- How many cards he does not draw.
local function announce(room, player, count)
	local others = room:getOtherPlayers(player):filter(function(other) return may_be_raided(other, player) end)
	local most = math.min(others:length(), count)
	if most <= 0 then return 0 end
	room:setPlayerMark(player, "tuxi", most)
	room:askForUseCard(player, "@@tuxi", "@tuxi-card:::" .. most)
	room:setPlayerMark(player, "tuxi", 0)
	return others:filter(function(other) return other:hasFlag("TuxiTarget") end):length()
end

local function raid(room, player, other)
	if player:isDead() or other:isDead() or other:isKongcheng() then return end
	local id = room:askForCardChosen(player, other, "h", "tuxi")
	local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_EXTRACTION, player:objectName())
	room:obtainCard(player, id, reason, false)
end

sgs.CreateTriggerSkill({ name = "tuxi", events = { sgs.DrawNCards, sgs.AfterDrawNCards },
	on_trigger = function(_, event, player, data, room)
		if event == sgs.DrawNCards then
			data:setValue(data:toInt() - announce(room, player, data:toInt()))
			return false
		end
		local chosen = room:getOtherPlayers(player):filter(function(other) return other:hasFlag("TuxiTarget") end)
		for _, other in sgs.qlist(chosen) do other:setFlags("-TuxiTarget") end
		for _, other in sgs.qlist(chosen) do raid(room, player, other) end
		return false
	end })
