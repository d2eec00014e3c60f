-- Losing and regaining health.

local Room = sgs.Room

function Room:loseHp(player, count)
	count = count or 1
	if player:isDead() or self:trigger(sgs.PreHpLost, player, sgs.QVariant(count)) then return end
	player.hp_cause = count
	player:setHp(player.hp - count)
	self:trigger(sgs.HpChanged, player, sgs.QVariant(count))
	self:trigger(sgs.HpLost, player, sgs.QVariant(count))
end

function Room:loseMaxHp(player, count)
	count = count or 1
	player:setMaxHp(player.maxhp - count)
	if player.maxhp == 0 then
		self:killPlayer(player)
	else
		self:trigger(sgs.MaxHpChanged, player, sgs.QVariant(-count))
	end
end

-- Changes the maximum of an awakening player (by default one less). Whether he still is awake.
function Room:changeMaxHpForAwakenSkill(player, change)
	change = change or -1
	player:addMark("@waked")
	local waked = player:getMark("@waked")
	if change < 0 then
		self:loseMaxHp(player, -change)
	elseif change > 0 then
		self:setPlayerProperty(player, "maxhp", player.maxhp + change)
	end
	return player.alive and player:getMark("@waked") >= waked
end

-- Recovers: a sgs.RecoverStruct.
function Room:recover(player, recover, _)
	if player:isDead() or player:getLostHp() == 0 then return end
	local data = sgs.QVariant(recover)
	if self:trigger(sgs.PreHpRecover, player, data) then return end
	player.hp_cause = recover
	player:setHp(player.hp + math.min(recover.recover, player.maxhp - player.hp))
	self:trigger(sgs.HpChanged, player, data)
	self:trigger(sgs.HpRecover, player, data)
end

sgs.game_rule[sgs.HpChanged] = function(room, player, data)
	local cause = data.value
	if player.hp > 0 or cause == nil or player:isDead() then return end
	if type(cause) == "number" then
		room:enterDying(player, nil)
	elseif cause["$"] == "DamageStruct" then
		room:enterDying(player, cause)
	end
end
