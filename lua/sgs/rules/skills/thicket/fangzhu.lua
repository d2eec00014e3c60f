-- 放逐 fangzhu (Cao Pi): when he has suffered damage he may have another player draw as many cards as he lacks health, and
-- turn over.

-- `optional` false: somebody has to be chosen (jilve has been used for it).
function sgs.banish(player, optional)
	local room = player:getRoom()
	local to = room:askForPlayerChosen(player, room:getOtherPlayers(player), "fangzhu", "fangzhu-invoke", optional, true)
	if not to then return end
	if player:isWounded() then to:drawCards(player:getLostHp(), "fangzhu") end
	if to:isAlive() then to:turnOver() end
end

sgs.CreateMasochismSkill({ name = "fangzhu",
	on_damaged = function(_, player)
		sgs.banish(player, true)
	end })
