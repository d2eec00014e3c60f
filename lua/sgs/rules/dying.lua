-- Dying and being saved.

local Room = sgs.Room

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
		card = validate(card, saver, sgs.Card_MethodUse)
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
