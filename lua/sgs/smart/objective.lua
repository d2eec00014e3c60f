-- How much a brain wants a player's harm: objectiveLevel, from -2 (friend) over 0 (no matter) to
-- 5 (enemy). Each role judges in a file of its own.

-- What all judgements look at, gathered once.
function SmartAI:outlook(player)
	local living, thoughts = sgs.current_mode_players, self:thoughts()
	if not living.rebel then sgs.updateAlivePlayerRoles() end
	local process, overflow = thoughts.process, thoughts.overflow
	if not sgs.memo.on or not process then
		process, overflow = sgs.gameProcess(self.room), self:getOverflow()
		thoughts.process, thoughts.overflow = process, overflow
	end
	return {
		player = player,
		seen = sgs.evaluatePlayerRole(player),
		process = process,
		overflow = overflow,
		rebels = living.rebel,
		loyalists = living.loyalist,
		renegades = living.renegade,
	}
end

-- The level in modes where roles are open: by the host's own relation.
function SmartAI:openLevel(player)
	local relation = sgs.relation(self.player, player)
	if relation == "friend" then return -2 end
	if relation == "enemy" then return 5 end
	return #self.enemies == 0 and 4 or 0
end

function SmartAI:objectiveLevel(player)
	if self.player == player then return -2 end
	if self.room:alivePlayerCount() == 2 then return 5 end
	if sgs.isRolePredictable() then return self:openLevel(player) end
	local look = self:outlook(player)
	local role = self.player:getRole()
	if role == "renegade" then return self:renegadeLevel(look) end
	if role == "lord" or role == "loyalist" then return self:loyalLevel(look) end
	if role == "rebel" then return self:rebelLevel(look) end
	return 0
end

-- The level of those who have shown no side, in a rule that both sides share.
-- mine, others: players seen on my side (with me) and on the other; own, foe: how many there are.
function SmartAI:neutralLevel(look, mine, others, own, foe)
	if mine >= own then return look.overflow > -1 and 5 or 3 end
	if others >= foe then return -1 end
	local few = others <= 1 and others / math.max(foe, 1) < 0.35
	if look.overflow > -1 and mine + 1 == own and few then return 1 end
	return nil
end

-- Harm goes to the healthiest: the level of a player when no enemy is known.
function SmartAI:byHealth(player)
	local highest = 0
	for _, other in sgs.qlist(self.room:getOtherPlayers(self.player)) do
		if not other:isLord() then highest = math.max(highest, other:getHp()) end
	end
	if highest > 2 then return player:getHp() == highest and 5 or 0 end
	if self.player:isLord() and highest == 2 then return 0 end
	if highest == 2 then return player:getHp() == highest and 5 or 1 end
	return self.player:isLord() and 0 or 5
end

function sgs.leans(process, side)
	return string.sub(process, 1, #side) == side
end
