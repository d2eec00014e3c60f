-- What players are told of what happens.

local Room = sgs.Room

-- Skills may come in and out of effect with whatever changes.
function Room:note_invalid_skills()
	if #sgs.modifiers.invalidity == 0 or #self.dirty_players == 0 then return end
	for _, player in ipairs(self.players) do player:note_invalid() end
end

-- Players are told what has happened.
function Room:tell(event, player, data)
	self:note_invalid_skills()
	sgs.host.tell(event, player.name, data.value)
end

-- Events that were going on when an exception ended them are told as well, down to a depth.
function Room:unwind(depth)
	for level = #self.stack, depth + 1, -1 do
		local open = self.stack[level]
		self.stack[level] = nil
		if open.player then self:tell(open.event, open.player, open.data) end
	end
end

-- A choice of a player becomes known: a text, or the use of a card.
function Room:choice_made(player, what)
	for _, other in ipairs(self:getAlivePlayers()) do
		for flag in pairs(other.flags) do
			if flag:match("^Global_.*Failed$") then other:setFlags("-" .. flag) end
		end
	end
	self:trigger(sgs.ChoiceMade, player, sgs.QVariant(what))
end
