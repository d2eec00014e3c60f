-- 英魂 yinghun (Sun Jian): wounded, as his turn starts he may have another player draw as many cards as he lacks health and
-- discard one, or draw one and discard as many.

local function choice_of(room, player, to)
	to:setFlags("YinghunTarget")
	local choice = room:askForChoice(player, "yinghun", "d1tx+dxt1")
	to:setFlags("-YinghunTarget")
	return choice
end

local function exchange(room, to, drawn, discarded)
	to:drawCards(drawn, "yinghun")
	if to:isAlive() then room:askForDiscard(to, "yinghun", discarded, discarded, false, true) end
end

sgs.CreatePhaseChangeSkill({ name = "yinghun",
	on_phasechange = function(self, player)
		local room, lost = player:getRoom(), player:getLostHp()
		if player:getPhase() ~= sgs.Player_Start or lost == 0 then return false end
		local to = room:askForPlayerChosen(player, room:getOtherPlayers(player), self.name, "yinghun-invoke", true, true)
		if not to then return false end
		if lost == 1 or choice_of(room, player, to) == "dxt1" then
			exchange(room, to, lost, 1)
		else
			exchange(room, to, 1, lost)
		end
		return false
	end })
