-- From gauges to roles: how many of each role live says how many may be taken for it.

-- From this gauge on somebody may be a renegade, and where rebels live, he is known to be one.
local SUSPECT, KNOWN = 10, 20

-- Which way a player leans: above 0 to the lord, below 0 to the rebels. Later scripts move one gauge
-- where the published analysis moves two; the difference means the same.
function sgs.leaning(gauges)
	return gauges.loyalist - gauges.rebel
end

-- The order of suspicion.
function sgs.isMoreSuspect(a, b)
	if a.renegade ~= b.renegade then return a.renegade > b.renegade end
	if a.leaning ~= b.leaning then return a.leaning > b.leaning end
	return a.seat < b.seat
end

-- Those whose role has to be guessed, most suspect first; roles that are told leave fewer to find.
local function open_rows(left)
	local rows = {}
	for _, player in sgs.qlist(global_room:getAlivePlayers()) do
		local told = not player:isLord() and sgs.publicRole(player)
		if told then
			left[told] = (left[told] or 0) - 1
		elseif not player:isLord() then
			local gauges = sgs.gaugesOf(player)
			table.insert(rows, { name = player:objectName(), seat = player:getSeat(), gauges = gauges,
				renegade = gauges.renegade, leaning = sgs.leaning(gauges) })
		end
	end
	table.sort(rows, sgs.isMoreSuspect)
	return rows
end

-- Renegades first, as many as there may be; then whoever leans to a side that still lives. Who leans
-- to a side that is gone can only be a renegade.
local function assign(rows, counts, left)
	local found, explicit = 0, false
	for place, row in ipairs(rows) do
		local doubtful = row.renegade <= SUSPECT and row.leaning <= -50
		if place <= left.renegade and row.renegade >= SUSPECT and not doubtful then
			row.role = "renegade"
			explicit = explicit or row.renegade >= (counts.rebel == 0 and SUSPECT or KNOWN)
		elseif row.leaning > 0 and counts.loyalist > 0 then
			row.role = "loyalist"
		elseif row.leaning < 0 and counts.rebel > 0 then
			row.role = "rebel"
		elseif row.leaning ~= 0 and found < left.renegade then
			row.role, explicit = "renegade", true
		else
			row.role = "neutral"
		end
		if row.role == "renegade" then found += 1 end
	end
	return explicit
end

-- How many are judged to be of a role.
function sgs.countJudged(rows, role)
	local found = 0
	for _, row in ipairs(rows) do
		if row.role == role then found += 1 end
	end
	return found
end

-- Too many on the lord's side while rebels are missing: those who once fought it were rebels after
-- all, and are so from now on.
local function correct(rows, left)
	local rebels, renegades = sgs.countJudged(rows, "rebel"), sgs.countJudged(rows, "renegade")
	if renegades == 0 or rebels >= left.rebel then return end
	-- later scripts count the lord among those who are found, but not among those who live
	local surplus = sgs.settings.roles == "later" and 1 or 0
	if sgs.countJudged(rows, "loyalist") + renegades + surplus <= left.loyalist + left.renegade then return end
	local doubtful = {}
	for _, row in ipairs(rows) do
		if row.role ~= "rebel" and row.role ~= "neutral" then table.insert(doubtful, row) end
	end
	table.sort(doubtful, function(a, b)
		if a.leaning ~= b.leaning then return a.leaning < b.leaning end
		return a.seat < b.seat
	end)
	for _, row in ipairs(doubtful) do
		if rebels >= left.rebel then return end
		if row.leaning < 0 and row.renegade > 0 then
			row.role, rebels = "rebel", rebels + 1
			row.gauges.loyalist = row.gauges.rebel + math.min(-row.renegade, row.leaning)
			row.gauges.renegade = 0
		end
	end
end

-- Judges everybody by his gauges: fills sgs.ai_role, sgs.explicit_renegade and sgs.UnknownRebel.
function sgs.evaluateAlivePlayersRole()
	sgs.updateAlivePlayerRoles()
	if sgs.isRolePredictable() then return end
	local counts = table.clone(sgs.current_mode_players)
	local left = table.clone(counts)
	local rows = open_rows(left)
	if counts.rebel == 0 and counts.loyalist == 0 then
		for _, row in ipairs(rows) do
			row.role = "renegade"
		end
		sgs.explicit_renegade = counts.renegade > 0
	else
		sgs.explicit_renegade = assign(rows, counts, left)
		correct(rows, left)
		sgs.thinOutLeaners(rows, left)
		sgs.singleOutRenegade(rows, left)
	end
	for _, row in ipairs(rows) do
		sgs.ai_role[row.name] = row.role
	end
	sgs.UnknownRebel = counts.renegade == 0 and counts.rebel > 0 and sgs.turncount > 1 and not hasExplicitRebel()
	sgs.judged_counts = counts
	sgs.memo.seen, sgs.memo.counted = nil, nil
end

-- Judges anew where somebody has died since, though nobody told.
function sgs.refreshRoles()
	local old, new = sgs.judged_counts, sgs.current_mode_players
	if not old then sgs.judged_counts = table.clone(new) return end
	for role, number in pairs(new) do
		if old[role] ~= number then return sgs.evaluateAlivePlayersRole() end
	end
end
