-- In a decision, how others stand to a brain is worked out once: nothing that it tries out changes that.

local memo = sgs.memo
local judge = SmartAI.objectiveLevel

function SmartAI:objectiveLevel(player)
	if not memo.on or not player then return judge(self, player) end
	local thoughts = self:thoughts()
	local levels = thoughts.levels
	if not levels then
		levels = {}
		thoughts.levels = levels
	end
	local level = levels[player]
	if level == nil then
		level = judge(self, player)
		levels[player] = level
	end
	return level
end
