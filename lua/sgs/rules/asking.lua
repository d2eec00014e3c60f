-- Questions to players: the coroutine stops here until the host brings an answer, which is a legal one.

local Room = sgs.Room

local UNKNOWN = sgs.CardUseStruct_CARD_USE_REASON_UNKNOWN

-- Asks a player; the fields are those of the question on the wire.
function Room:ask(player, kind, question, pattern, reason)
	local before, why = self.pattern, self.use_reason
	self.pattern, self.use_reason, self.table_dirty = pattern or "", reason or UNKNOWN, true
	question.kind, question.seat = kind, player.name
	self:note_invalid_skills()
	self:note_words()
	local answer = coroutine.yield(question)
	self.pattern, self.use_reason, self.table_dirty = before, why, true
	return answer
end

local function bare(data)
	if getmetatable(data) == sgs.Data then return data.value end
	return data
end

function Room:askForSkillInvoke(player, skill, data)
	local value = bare(data)
	local yes = self:ask(player, "askForSkillInvoke", { skill_name = skill, data = value }) == true
	local about = getmetatable(value) == sgs.Player and value.name .. ":" or ""
	self:choice_made(player, ("skillInvoke:%s:%s%s"):format(skill, about, yes and "yes" or "no"))
	return yes
end

-- One of the words in "a+b+c"; a single one is not asked for.
function Room:askForChoice(player, skill, choices, data)
	local options = string.split(choices, "%+")
	local chosen = options[1]
	if #options > 1 then
		chosen = self:ask(player, "askForChoice", { skill_name = skill, choices = choices, data = bare(data) })
		if not table.find(options, chosen) then chosen = options[math.random(#options)] end
	end
	self:choice_made(player, ("skillChoice:%s:%s"):format(skill, chosen))
	return chosen
end

local function names(players)
	local list = {}
	for index, player in ipairs(players) do list[index] = player.name end
	return list
end

-- One of some players; nobody where that is allowed and wanted. `notify`: it is told as a use of the skill.
function Room:askForPlayerChosen(player, targets, skill, prompt, optional, notify)
	if #targets == 0 then return nil end
	local chosen = targets[1]
	if #targets > 1 or optional then
		local answer = self:ask(player, "askForPlayerChosen", { reason = skill, targets = names(targets),
			optional = optional or false, prompt = prompt })
		chosen = answer and self:findPlayerByObjectName(answer)
		if not chosen and not optional then chosen = targets[math.random(#targets)] end
	end
	if not chosen then return nil end
	if notify then self:choice_made(player, ("skillInvoke:%s:yes"):format(skill)) end
	self:choice_made(player, ("playerChosen:%s:%s"):format(skill, chosen.name))
	return chosen
end

function Room:askForSuit(player, reason)
	local suit = self:ask(player, "askForSuit", { reason = reason })
	return table.find({ "spade", "club", "heart", "diamond" }, suit) - 1
end

function Room:askForKingdom(player)
	return self:ask(player, "askForKingdom", {})
end

-- A general; with the round "second", one beside the player's first.
function Room:askForGeneral(player, generals, default, round)
	if type(generals) == "string" then generals = string.split(generals, "%+") end
	local first = round == "second" and player.general or nil
	return self:ask(player, "askForGeneral", { generals = generals, default = default, round = round, first = first })
end

local function hidden_hand_only(player, who, flags)
	return player ~= who and flags:find("h") and not (flags:find("e") and who:hasEquip())
		and not (flags:find("j") and #who.judging > 0)
end

local function any_card(player, who, flags, method, disabled)
	local ids = {}
	for _, id in ipairs(who:ids_in(flags)) do
		local may = method ~= sgs.Card_MethodDiscard or player:canDiscard(who, id)
		if may and not table.find(disabled, id) then table.insert(ids, id) end
	end
	if #ids == 0 then ids = who:ids_in(flags) end
	return ids[math.random(#ids)]
end

-- A card of somebody in the areas h, e, j. A hidden hand card is drawn by chance.
function Room:askForCardChosen(player, who, flags, reason, _, method, disabled)
	local id
	if #who:ids_in(flags) == 0 then return -1 end
	disabled = disabled or {}
	if hidden_hand_only(player, who, flags) then
		id = who:getRandomHandCardId()
	else
		id = self:ask(player, "askForCardChosen", { who = who.name, flags = flags, reason = reason,
			method = sgs.method_names[method or 0] })
		if id == -1 and #who.hand > 0 then id = who:getRandomHandCardId() end
		if id == nil or id < 0 or table.find(disabled, id) then id = any_card(player, who, flags, method, disabled) end
	end
	self:choice_made(player, ("cardChosen:%s:%d:%s:%s"):format(reason, id, player.name, who.name))
	return id
end

sgs.method_names = { [0] = "none", "use", "response", "discard", "recast", "pindian" }

-- One of some open cards; -1 where none is taken.
function Room:askForAG(player, ids, refusable, reason)
	local id
	if #ids == 1 and not refusable then
		id = ids[1]
	else
		id = self:ask(player, "askForAG", { card_ids = table.clone(ids), refusable = refusable or false, reason = reason })
		if not id or not table.find(ids, id) then id = refusable and -1 or ids[1] end
	end
	self:choice_made(player, ("AGChosen:%s:%d"):format(reason, id))
	return id
end

-- Gives one of some cards to somebody; the ids given leave the list. False where none was given.
function Room:askForYiji(player, ids, skill, preview, visible, optional, _, players, reason)
	if #ids == 0 then return false end
	local gift = self:ask(player, "askForYiji", { cards = table.clone(ids), reason = skill,
		players = players and #players > 0 and names(players) or nil, optional = optional ~= false })
	local to = gift and self:findPlayerByObjectName(gift.player)
	if not to then return false end
	table.remove(ids, table.find(ids, gift.card))
	self:choice_made(player, ("Yiji:%s:%s:%s:%d"):format(skill, player.name, to.name, gift.card))
	local code = preview and sgs.CardMoveReason_S_REASON_PREVIEWGIVE or sgs.CardMoveReason_S_REASON_GIVE
	reason = reason or sgs.CardMoveReason(code, player.name, to.name, skill, "")
	self:moveCardsAtomic(sgs.CardsMoveStruct({ gift.card }, to, sgs.Player_PlaceHand, reason), visible or false)
	return true
end
