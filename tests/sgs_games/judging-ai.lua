-- A mod for measuring. Whenever a player may play a card it notes, for every other living player, whom the
-- brains of the table take him for: "judged 4 7 sgs2=rebel! sgs3=neutral" is round 4, seven living, sgs2 taken
-- for a rebel after he has shown himself.

local shown = {}

local update, play = sgs.updateIntention, sgs.ai_default.activate

sgs.updateIntention = function(from, to, level)
	if from and to and from ~= to and (level or 0) ~= 0 then shown[from:objectName()] = true end
	return update(from, to, level)
end

sgs.ai_default.activate = function(self, use)
	local words = { "judged", sgs.turncount, self.room:alivePlayerCount() }
	for _, other in sgs.qlist(self.room:getAlivePlayers()) do
		local name = other:objectName()
		table.insert(words, name .. "=" .. sgs.evaluatePlayerRole(other) .. (shown[name] and "!" or ""))
	end
	trace.note(table.concat(words, " "))
	return play(self, use)
end
