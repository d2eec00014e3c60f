-- Notes of a game that do not outlive it: what one event leaves for a later one.

local of_game = setmetatable({}, { __mode = "k" })

-- The notes of this game; they go when its gauges do.
function sgs.notes()
	local notes = of_game[sgs.role_evaluation]
	if not notes then
		notes = {}
		of_game[sgs.role_evaluation] = notes
	end
	return notes
end

-- As before the first event: another game begins.
function sgs.forgetGame()
	sgs.role_evaluation, sgs.ai_role, sgs.card_lack = {}, {}, {}
	sgs.turncount, sgs.explicit_renegade, sgs.UnknownRebel = 0, false, false
	sgs.ai_AOE_data, sgs.ai_doNotUpdateIntention, sgs.judged_counts = nil, nil, nil
	for _, player in sgs.qlist(global_room:getPlayers()) do
		sgs.meet(player)
	end
end

-- What a player lacks, made when it is first needed.
function sgs.lackOf(player)
	sgs.gaugesOf(player)
	return sgs.card_lack[player:objectName()]
end
