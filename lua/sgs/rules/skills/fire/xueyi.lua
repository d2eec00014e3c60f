-- 血裔 xueyi (Yuan Shao, lord skill, compulsory): he may keep two cards more for each other living player of Qun.

sgs.CreateMaxCardsSkill({ name = "xueyi$",
	extra_func = function(_, player)
		if not player:hasLordSkill("xueyi") then return 0 end
		return 2 * player:getRoom():getLieges("qun", player):length()
	end })
