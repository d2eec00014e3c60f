-- While a brain plans its play phase, how others stand to it is worked out once: nothing that it tries out
-- changes that. Outside of plans every question is answered anew.

local judge = SmartAI.objectiveLevel

-- From now on levels are remembered, until everybody is judged anew or `forgetLevels`.
function SmartAI:rememberLevels()
	self:thoughts().levels = {}
end

function SmartAI:forgetLevels()
	self:thoughts().levels = nil
end

function SmartAI:objectiveLevel(player)
	local levels = self:thoughts().levels
	if not levels or not player then return judge(self, player) end
	local level = levels[player]
	if level == nil then
		level = judge(self, player)
		levels[player] = level
	end
	return level
end
