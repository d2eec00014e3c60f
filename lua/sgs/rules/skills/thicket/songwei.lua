-- 颂威 songwei (Cao Pi, lord skill): another player of Wei whose judgement was black may let him draw a card.

local function lords(room, player)
	return room:getOtherPlayers(player):filter(function(other) return other:hasLordSkill("songwei") end)
end

sgs.CreateTriggerSkill({ name = "songwei$", events = { sgs.FinishJudge },
	can_trigger = function(_, player)
		return player ~= nil and player:isAlive() and player:getKingdom() == "wei"
	end,
	on_trigger = function(_, _, player, data, room)
		if not data:toJudge().card:isBlack() then return false end
		local left = lords(room, player)
		while not left:isEmpty() do
			local lord = room:askForPlayerChosen(player, left, "songwei", "@songwei-to", true)
			if not lord then break end
			lord:drawCards(1, "songwei")
			left:removeOne(lord)
		end
		return false
	end })
