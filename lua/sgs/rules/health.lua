-- Losing and regaining health, dying and being saved.

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

local function dying_names(room)
	local names = {}
	for index, player in ipairs(room.dying) do names[index] = player.name end
	return names
end

-- A player whose health is gone asks for help, and dies where nobody gives any.
function Room:enterDying(player, damage)
	player:setFlags("Global_Dying")
	table.insert(self.dying, player)
	self.table_dirty = true
	self:setTag("CurrentDying", dying_names(self))
	local data = sgs.QVariant(sgs.DyingStruct(player, damage))
	if not self:trigger(sgs.EnterDying, player, data) and player.alive and player.hp <= 0 then
		for _, other in ipairs(self:getAllPlayers()) do
			if self:trigger(sgs.Dying, other, data) or player.hp > 0 or player:isDead() then break end
		end
		if player.alive and player.hp <= 0 then self:ask_for_help(player, data) end
	end
	table.remove(self.dying, table.find(self.dying, player))
	self.table_dirty = true
	self:setTag("CurrentDying", #self.dying > 0 and dying_names(self) or nil)
	if player.alive then player:setFlags("-Global_Dying") end
	self:trigger(sgs.QuitDying, player, data)
end

function Room:ask_for_help(player, data)
	for _, saver in ipairs(self:getAllPlayers()) do
		if player.hp > 0 or player:isDead() then break end
		saver:setProperty("currentdying", player.name)
		self:trigger(sgs.AskForPeaches, saver, data)
		saver:setProperty("currentdying", nil)
	end
	self:trigger(sgs.AskForPeachesDone, player, data)
end

sgs.game_rule[sgs.AskForPeaches] = function(room, saver, data)
	local dying = data.value.who
	while dying.hp <= 0 and dying.alive and saver.alive do
		local peach = room:askForSinglePeach(saver, dying)
		if not peach then break end
		local use = sgs.CardUseStruct(peach, saver, dying)
		use.m_reason = sgs.CardUseStruct_CARD_USE_REASON_RESPONSE_USE
		room:useCard(use, false)
	end
end

sgs.game_rule[sgs.AskForPeachesDone] = function(room, player, data)
	if player.hp <= 0 and player.alive then room:killPlayer(player, data.value.damage) end
end

-- Skills by which their owner, in his turn, keeps others from using a Peach:
-- name -> function(current, saver, dying).
sgs.kept_from_saving = sgs.kept_from_saving or {}

-- The skills that keep a player from saving somebody now, in the order of their names.
local function keepers_from_saving(room, saver, dying)
	local current, names = room.current, {}
	if not current or current:isDead() or current.phase == sgs.Player_NotActive then return names end
	for name, keeps in pairs(sgs.kept_from_saving) do
		if current:hasSkill(name) and keeps(current, saver, dying) then table.insert(names, name) end
	end
	table.sort(names)
	return names
end

-- A Peach, or for oneself an Analeptic; nil where there is none or none is given.
function Room:askForSinglePeach(saver, dying)
	local keepers = keepers_from_saving(self, saver, dying)
	for _, name in ipairs(keepers) do
		saver:setFlags(name)
		saver:addMark("Global_PreventPeach")
	end
	local pattern = saver == dying and "peach+analeptic" or "peach"
	local card
	for _ = 1, 8 do
		local text = self:ask(saver, "askForSinglePeach", { dying = dying.name }, pattern,
			sgs.CardUseStruct_CARD_USE_REASON_RESPONSE_USE)
		card = sgs.Card_Parse(text)
		if card and saver:isCardLimited(card, sgs.Card_MethodUse) then card = nil end
		local validate = card and card.class.on_validate_in_response
		if not validate then break end
		card = validate(card, saver)
		if card then break end
	end
	for _, name in ipairs(keepers) do
		saver:setFlags("-" .. name)
		saver:removeMark("Global_PreventPeach")
	end
	if card then
		self:choice_made(saver, ("peach:%s:%d:%s"):format(dying.name, 1 - dying.hp, card:toString()))
	end
	return card
end
