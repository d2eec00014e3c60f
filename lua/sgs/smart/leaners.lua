-- Players who lean to the lord, where they are more than can be on his side.

-- More lean to the lord than can be on his side: then the signs of those who lean least are chance, and
-- nobody is left of them who cannot be told apart from another.
function sgs.thinOutLeaners(rows, left)
	local leaners = {}
	for _, row in ipairs(rows) do
		if row.role == "loyalist" then table.insert(leaners, row) end
	end
	local room = math.max(left.loyalist + left.renegade - sgs.countJudged(rows, "renegade"), 0)
	if #leaners <= room then return end
	table.sort(leaners, sgs.isMoreSuspect)
	local least = leaners[room + 1].leaning
	for _, row in ipairs(leaners) do
		if row.leaning <= least then row.role = "neutral" end
	end
end

-- Among the last few, one more leans to the lord than loyalists live: the renegade is among them, and it is
-- whoever leans less than all others.
local FEW = 5

function sgs.singleOutRenegade(rows, left)
	if global_room:alivePlayerCount() > FEW or sgs.countJudged(rows, "renegade") >= left.renegade then return end
	local leaners = {}
	for _, row in ipairs(rows) do
		if row.role == "loyalist" then table.insert(leaners, row) end
	end
	if #leaners <= math.max(left.loyalist, 0) then return end
	table.sort(leaners, sgs.isMoreSuspect)
	local least, next_to = leaners[#leaners], leaners[#leaners - 1]
	if not next_to or least.leaning < next_to.leaning then least.role = "renegade" end
end
