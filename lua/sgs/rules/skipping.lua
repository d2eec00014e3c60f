-- Phases that are skipped or put in.

local Player = sgs.Player

-- Marks a phase of this turn as skipped: by an effect, or as a cost.
function Player:skip(phase, is_cost)
	for index = math.max(self.phase_index, 1), #self.phases do
		local entry = self.phases[index]
		if entry.phase == phase then
			if entry.skipped == 0 then entry.skipped = is_cost and -1 or 1 elseif is_cost then entry.skipped = -1 end
			self:touch()
			return
		end
	end
end

function Player:isSkipped(phase)
	for index = math.max(self.phase_index, 1), #self.phases do
		if self.phases[index].phase == phase then return self.phases[index].skipped ~= 0 end
	end
	return false
end

-- Puts a phase at the present place.
function Player:insertPhase(phase)
	table.insert(self.phases, math.max(self.phase_index, 1), { phase = phase, skipped = 0 })
	self:setPhase(phase)
end
