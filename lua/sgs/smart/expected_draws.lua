-- How many cards somebody will draw in his draw phase.

local MORE = { yingzi = 1, nosyingzi = 1, haoshi = 2, luoyi = 0, nosluoyi = -1, shenwei = 2, hongyuan = -1,
	zhaolie = -1 }

-- Skills that put another number in place of the two cards.
local INSTEAD = {
	tuxi = function(player)
		return math.min(2, player:aliveCount() - 1)
	end,
	shuangxiong = function()
		return 1
	end,
	zaiqi = function(player)
		return math.floor(3 * player:getLostHp() / 4)
	end,
	shelie = function()
		return 3
	end,
}

-- By the skills that he may use, in the order of their list; `skills` are their names or objects.
function SmartAI:ImitateResult_DrawNCards(player, skills)
	local count = 2
	for _, skill in sgs.list(skills or player:getVisibleSkillList()) do
		local name = type(skill) == "string" and skill or skill:objectName()
		if INSTEAD[name] and (name ~= "zaiqi" or player:isWounded()) then return INSTEAD[name](player) end
		count += MORE[name] or 0
		if name == "juejing" or name == "zishou" then count += player:getLostHp() end
	end
	return math.max(count, 0)
end

-- The same; none where the draw phase is lost.
function SmartAI:expectedDraws(player)
	player = player or self.player
	if player:isSkipped(sgs.Player_Draw) then return 0 end
	return self:ImitateResult_DrawNCards(player)
end
