-- Damage: its steps, its effect on health, and how it runs along iron chains.

local Room = sgs.Room

-- Deals damage: a sgs.DamageStruct.
function Room:damage(damage)
	if not damage.to or damage.to:isDead() then return end
	local data = sgs.QVariant(damage)
	if not damage.chain and not damage.transfer then self:trigger(sgs.ConfirmDamage, damage.from, data) end
	if self:trigger(sgs.Predamage, damage.from, data) then return end
	local done = not self:prevented(damage, data)
	if done then self:deal(damage, data) else damage.prevented = true end
	self:trigger(sgs.DamageComplete, damage.to, data)
	if done then table.remove(self.damage_stack) end
	self:setTag("CurrentDamageStruct", self.damage_stack[#self.damage_stack])
end

-- Whether a skill prevents the damage before it is dealt. Damage may be transferred to somebody else.
function Room:prevented(damage, data)
	if self:trigger(sgs.DamageForseen, damage.to, data) then return true end
	if damage.from and self:trigger(sgs.DamageCaused, damage.from, data) then return true end
	local broken = self:trigger(sgs.DamageInflicted, damage.to, data)
	local transferred = damage.to.tags.TransferDamage
	if broken and transferred then
		damage.to:removeTag("TransferDamage")
		self:damage(transferred)
	end
	return broken
end

function Room:deal(damage, data)
	table.insert(self.damage_stack, damage)
	self:setTag("CurrentDamageStruct", damage)
	self:trigger(sgs.PreDamageDone, damage.to, data)
	self:trigger(sgs.DamageDone, damage.to, data)
	-- who has come in the place of a dead one (1v1) had no part in it
	if damage.from and not damage.from.comes_after then self:trigger(sgs.Damage, damage.from, data) end
	if not damage.to.comes_after then self:trigger(sgs.Damaged, damage.to, data) end
end

-- Wine in a Slash counts here.
sgs.game_rule[sgs.ConfirmDamage] = function(_, _, data)
	local damage = data.value
	local drank = damage.to:getMark("SlashIsDrank")
	if damage.card and damage.from and drank > 0 then
		damage.damage = damage.damage + drank
		damage.to:setMark("SlashIsDrank", 0)
	end
end

sgs.game_rule[sgs.PreDamageDone] = function(_, _, data)
	local damage = data.value
	local from = damage.from
	if not from then return end
	from:addMark("damage_point_round", damage.damage)
	if from.phase == sgs.Player_Play then from:addMark("damage_point_play_phase", damage.damage) end
end

local function is_elemental(damage)
	return damage.nature ~= sgs.DamageStruct_Normal
end

sgs.game_rule[sgs.DamageDone] = function(room, player, data)
	local damage = data.value
	if damage.from and damage.from:isDead() then damage.from = nil end
	if is_elemental(damage) and player.chained and not damage.chain then room.chain_count = room.chain_count + 1 end
	room:apply_damage(player, damage)
end

-- Takes off the health that damage costs.
function Room:apply_damage(player, damage)
	player.hp_cause = damage
	player:setHp(player.hp - damage.damage)
	self:trigger(sgs.HpChanged, player, sgs.QVariant(damage))
end

local function go_on_along_the_chain(room, damage)
	local players = room:getAllPlayers()
	if room.current:isDead() then players:removeOne(room.current) end
	for _, player in ipairs(players) do
		if player.chained then
			local next_one = sgs.DamageStruct(damage.card or damage.reason, damage.from, player, damage.damage, damage.nature)
			next_one.reason, next_one.by_user, next_one.chain = damage.reason, damage.by_user, true
			room:damage(next_one)
		end
	end
end

sgs.game_rule[sgs.DamageComplete] = function(room, player, data)
	local damage = data.value
	if damage.prevented then return end
	if is_elemental(damage) and player.chained then room:setPlayerChained(player, false) end
	if is_elemental(damage) and room.chain_count > 0 and not damage.chain then
		room.chain_count = room.chain_count - 1
		go_on_along_the_chain(room, damage)
	end
end
